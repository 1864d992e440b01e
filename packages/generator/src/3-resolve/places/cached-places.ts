import { arrangePlaces, type PlaceLists } from "./zone-geography.ts";
import type { LocalPages } from "../../inspect/local-pages.ts";
import type { PlanOptions } from "../../plan.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { shortHash } from "../../files/short-hash.ts";
import { deleteMemo, readMemo, writeMemo } from "../../store/memo.ts";
import { readSurroundings, writeSurroundings } from "../../store/place-rows.ts";
import { transact } from "../../store/open-store.ts";

/**
 * Arranges the places, or reads them from the store if the outlines are unchanged. With `allowStale`, outlines
 * may be old, and the surroundings are the stored ones. Surroundings are given by their hashes, by slug.
 */
export function cachedPlaces(
  { store, pageContext, zoneFiles, environment, code }: PlanInputs,
  { sources, content }: LocalPages,
  { allowStale = false }: Pick<PlanOptions, "allowStale">,
) {
  const { site } = pageContext;
  const before = readSurroundings(store);
  const arrange = () => arrangePlaces(sources, zoneFiles.source, content, site, environment.registry);
  if (allowStale) {
    const { local: _, ...arranged } = arrange();
    return { ...arranged, surroundings: before };
  }
  const outlines = sources.map(({ path, outline }) => [path, outline]);
  const key = shortHash(
    JSON.stringify([
      code,
      outlines,
      [...content.brokenPages.zones, ...content.unpublished.keys()],
      content.zoneMap?.data,
      site.zones,
    ]),
  );
  const lists = readMemo(store, "places", key) as PlaceLists | undefined;
  if (lists !== undefined) return { lists, surroundings: before, issues: [] };
  // One transaction: the surroundings belong to their lists.
  return transact(store, () => {
    const { local, ...arranged } = arrange();
    const now = local.map(([slug, surroundings]) => [slug, JSON.stringify(surroundings())] as const);
    const written = writeSurroundings(store, before, now);
    // Issues refer to files, which the store can't hold, so only places without issues are stored.
    if (arranged.issues.length === 0) writeMemo(store, "places", key, arranged.lists);
    else deleteMemo(store, "places");
    return { ...arranged, surroundings: written };
  });
}
