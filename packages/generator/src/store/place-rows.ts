import type { LocalPlace } from "../3-resolve/places/zone-geography.ts";
import { shortHash } from "./file-hash.ts";
import { damaged, type Store, transact } from "./open-store.ts";

/** Data for a local page besides its texts. */
type PlaceJob = Omit<LocalPlace, "slug">;

/** Reads the hash of each stored job, by slug. */
export function readJobs(store: Store): Map<string, string> {
  const rows = store.prepare("select slug, hash from place");
  rows.setReturnArrays(true);
  return new Map(rows.all() as unknown as [string, string][]);
}

/** Updates the stored jobs and gives the hash of each. */
export function writeJobs(
  store: Store,
  before: ReadonlyMap<string, string>,
  now: readonly (readonly [slug: string, job: string])[],
): ReadonlyMap<string, string> {
  const hashes = new Map(now.map(([slug, job]) => [slug, shortHash(job)]));
  const insert = store.prepare("insert or replace into place values (?, ?, ?)");
  const remove = store.prepare("delete from place where slug = ?");
  transact(store, () => {
    for (const [slug, job] of now) {
      const hash = hashes.get(slug) as string;
      if (before.get(slug) !== hash) insert.run(slug, hash, job);
    }
    for (const slug of before.keys()) if (!hashes.has(slug)) remove.run(slug);
  });
  return hashes;
}

/**
 * Gives a function that reads a page's job; undefined if unknown. It throws `DamagedStore` if the stored job does
 * not match its hash.
 */
export function jobReader(store: Store): (slug: string) => PlaceJob | undefined {
  const select = store.prepare("select job, hash from place where slug = ?");
  return (slug) => {
    const row = select.get(slug);
    if (row === undefined) return undefined;
    const { job, hash } = row;
    if (typeof job !== "string" || shortHash(job) !== hash) return damaged("place");
    return JSON.parse(job) as PlaceJob;
  };
}
