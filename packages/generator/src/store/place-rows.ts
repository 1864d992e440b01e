import type { Surroundings } from "../3-resolve/places/zone-geography.ts";
import { shortHash } from "./short-hash.ts";
import { damaged, rowsOf, type Store, transact } from "./open-store.ts";

/** Reads the hash of each local page's surroundings, by slug. */
export const readSurroundings = (store: Store): Map<string, string> =>
  new Map(rowsOf<[string, string]>(store, "select slug, hash from place"));

/** Updates the stored surroundings, given as JSON, and gives the hash of each. */
export function writeSurroundings(
  store: Store,
  before: ReadonlyMap<string, string>,
  now: readonly (readonly [slug: string, surroundings: string])[],
): ReadonlyMap<string, string> {
  const hashes = new Map(now.map(([slug, surroundings]) => [slug, shortHash(surroundings)]));
  const insert = store.prepare("insert or replace into place values (?, ?, ?)");
  const remove = store.prepare("delete from place where slug = ?");
  transact(store, () => {
    for (const [slug, surroundings] of now) {
      const hash = hashes.get(slug) as string;
      if (before.get(slug) !== hash) insert.run(slug, hash, surroundings);
    }
    for (const slug of before.keys()) if (!hashes.has(slug)) remove.run(slug);
  });
  return hashes;
}

/** Gives a function that reads a page's surroundings, if known. It throws `DamagedStore` for a wrong hash. */
export function surroundingsReader(store: Store): (slug: string) => Surroundings | undefined {
  const select = store.prepare("select surroundings, hash from place where slug = ?");
  return (slug) => {
    const row = select.get(slug);
    if (row === undefined) return undefined;
    const { surroundings, hash } = row;
    if (typeof surroundings !== "string" || shortHash(surroundings) !== hash) return damaged("place");
    return JSON.parse(surroundings) as Surroundings;
  };
}
