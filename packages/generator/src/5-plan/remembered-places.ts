import { slugOf, type ValidContent } from "../2-validate/validate-content.ts";
import {
  type ArrangedPlaces,
  arrangePlaces,
  type LocalPlace,
  NOWHERE,
  type PlaceLists,
  type Surroundings,
} from "../3-resolve/places/zone-geography.ts";
import type { PlanOptions } from "../plan.ts";
import type { PlanInputs } from "../plan-inputs.ts";
import { shortHash } from "../store/file-hash.ts";
import { forgetMemo, readMemoJson, writeMemo } from "../store/memo.ts";
import type { StoredSource } from "../store/source-rows.ts";
import { DamagedStore, type Store, transact } from "../store/open-store.ts";

/** Data for a local page besides its texts. */
export type PlaceJob = Omit<LocalPlace, "slug">;

/** The places, with the stored jobs of their pages, each by its hash. */
export interface RememberedPlaces extends Omit<ArrangedPlaces, "local"> {
  /** Hashes of jobs, by slug. */
  readonly jobs: ReadonlyMap<string, string>;
}

/**
 * Arranges the places, or reads them from the store if the outlines are unchanged. With `asKnown`, outlines
 * may be old, and the jobs are the stored ones.
 */
export function rememberedPlaces(
  { store, base, environment, code }: PlanInputs,
  sources: readonly StoredSource[],
  content: ValidContent,
  { asKnown = false }: Pick<PlanOptions, "asKnown">,
): RememberedPlaces {
  const { site } = base.pageContext;
  const jobs = readJobs(store);
  if (asKnown) {
    const { local: _, ...arranged } = arrangePlaces(content, site, environment.registry);
    return { ...arranged, jobs };
  }
  const outlines = sources.map(({ path, outlineText }) => path + outlineText);
  const key = shortHash(
    JSON.stringify([
      code,
      outlines,
      [...content.pending.zones, ...content.held.keys()],
      content.zoneMap?.data,
      site.zones,
    ]),
  );
  const lists = readMemoJson(store, "places", key) as PlaceLists | undefined;
  if (lists !== undefined) return { lists, jobs, issues: [], mapIssues: [] };
  // The stored lists must go first: the jobs no longer match their outlines.
  forgetMemo(store, "places");
  const { local, ...arranged } = arrangePlaces(content, site, environment.registry);
  const now = local.map(({ slug, ...job }) => [slug, JSON.stringify(job)] as const);
  const written = writeJobs(store, jobs, now);
  // Issues refer to files, which the store can't hold, so only places without issues are stored.
  if (arranged.issues.length === 0 && arranged.mapIssues.length === 0)
    writeMemo(store, "places", key, JSON.stringify(arranged.lists));
  return { ...arranged, jobs: written };
}

/** Gives a function that reads a local page's surroundings; empty ones if unknown. */
export function surroundingsReader(store: Store): (path: string) => Surroundings {
  const select = store.prepare("select job from place where slug = ?");
  return (path) => {
    const row = select.get(slugOf(path));
    return row === undefined ? NOWHERE : (JSON.parse(row["job"] as string) as PlaceJob).surroundings;
  };
}

function readJobs(store: Store): Map<string, string> {
  const rows = store.prepare("select slug, hash from place");
  rows.setReturnArrays(true);
  return new Map(rows.all() as unknown as [string, string][]);
}

/** Updates the stored jobs and gives the hash of each. */
function writeJobs(
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
 * Gives a function that reads a page's job. It throws `DamagedStore` if the stored job does not match its
 * hash.
 */
export function jobReader(store: Store): (slug: string) => PlaceJob {
  const select = store.prepare("select job, hash from place where slug = ?");
  return (slug) => {
    const row = select.get(slug);
    const job = row?.["job"];
    if (typeof job !== "string" || shortHash(job) !== row?.["hash"]) throw new DamagedStore("place");
    return JSON.parse(job) as PlaceJob;
  };
}
