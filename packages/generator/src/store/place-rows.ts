import type { Surroundings } from "../3-resolve/places/zone-geography.ts";
import { shortHash } from "../files/short-hash.ts";
import { rowsOf, type Store, transact } from "./open-store.ts";
import { rowReader, rowWriter } from "./rows.ts";

/** Reads the hash of each local page's surroundings, by slug. */
export const readSurroundings = (store: Store): Map<string, string> =>
  new Map(rowsOf<[string, string]>(store, "select name, key from place"));

/** Updates the stored surroundings, given as JSON, and gives the hash of each. */
export function writeSurroundings(
  store: Store,
  before: ReadonlyMap<string, string>,
  now: readonly (readonly [slug: string, surroundings: string])[],
): ReadonlyMap<string, string> {
  const hashes = new Map(now.map(([slug, surroundings]) => [slug, shortHash(surroundings)]));
  const write = rowWriter(store, "place");
  const remove = store.prepare("delete from place where name = ?");
  transact(store, () => {
    for (const [slug, surroundings] of now) {
      const hash = hashes.get(slug) as string;
      if (before.get(slug) !== hash) write(slug, hash, surroundings);
    }
    for (const slug of before.keys()) if (!hashes.has(slug)) remove.run(slug);
  });
  return hashes;
}

/** Gives a function that reads a page's surroundings, if known. It throws `DamagedStore` for damaged ones. */
export function surroundingsReader(store: Store): (slug: string) => Surroundings | undefined {
  const read = rowReader<string>(store, "place");
  return (slug) => {
    const surroundings = read(slug);
    return surroundings === undefined ? undefined : (JSON.parse(surroundings) as Surroundings);
  };
}
