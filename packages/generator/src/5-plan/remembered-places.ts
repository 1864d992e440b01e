import type { ValidContent } from "../2-validate/validate-content.ts";
import { type ArrangedPlaces, arrangePlaces, type PlaceLists } from "../3-resolve/places/zone-geography.ts";
import type { PlanOptions } from "../plan.ts";
import type { PlanInputs } from "../plan-inputs.ts";
import { shortHash } from "../store/file-hash.ts";
import { forgetMemo, readMemoJson, writeMemo } from "../store/memo.ts";
import { readJobs, writeJobs } from "../store/place-rows.ts";
import { transact } from "../store/open-store.ts";
import type { StoredSource } from "../store/source-rows.ts";

/** The places, with the stored jobs of their pages, each by its hash. */
export interface RememberedPlaces extends Omit<ArrangedPlaces, "local"> {
  /** Hashes of jobs, by slug. */
  readonly jobs: ReadonlyMap<string, string>;
}

/**
 * Arranges the places, or reads them from the store if the outlines are unchanged. With `allowStale`, outlines
 * may be old, and the jobs are the stored ones.
 */
export function rememberedPlaces(
  { store, base, environment, code }: PlanInputs,
  sources: readonly StoredSource[],
  content: ValidContent,
  { allowStale = false }: Pick<PlanOptions, "allowStale">,
): RememberedPlaces {
  const { site } = base.pageContext;
  const jobs = readJobs(store);
  if (allowStale) {
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
  // One transaction: the jobs belong to their lists, and SQLite locks the file once for all communes' rows.
  return transact(store, () => {
    const { local, ...arranged } = arrangePlaces(content, site, environment.registry);
    const now = local.map(({ slug, ...job }) => [slug, JSON.stringify(job)] as const);
    const written = writeJobs(store, jobs, now);
    // Issues refer to files, which the store can't hold, so only places without issues are stored.
    if (arranged.issues.length === 0 && arranged.mapIssues.length === 0)
      writeMemo(store, "places", key, JSON.stringify(arranged.lists));
    else forgetMemo(store, "places");
    return { ...arranged, jobs: written };
  });
}
