import { pageData } from "../5-emit/emit-modules.ts";
import type { PictureIndex } from "../3-resolve/pictures.ts";
import { contentHistory, gitIn } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { Conclusion } from "./conclude.ts";
import type { Steps } from "../steps.ts";
import type { StoredDigest } from "./packed-digests.ts";
import { type LocalPlan, outlineHash, type PlannedPage, type WholePlan } from "./plan-store.ts";
import type { ZoneJob } from "./zone-pages.ts";

/** So many local pages are planned in one step. */
const STEP = 64;

interface PlanWorld {
  readonly contentDir: string;
  readonly pictures: PictureIndex;
  /** Whether dates are asked for. */
  readonly dated: boolean;
  /** Hash of all that local pages rest on. */
  readonly worldKey: string;
}

/** Plans the pages of what all files together came to. */
export function* planWholeInSteps(
  { diagnostics, site, data, photos, pages, zones }: Conclusion,
  stored: readonly StoredDigest[],
  { contentDir, pictures, dated, worldKey }: PlanWorld,
): Steps<WholePlan> {
  const history = dated ? contentHistory(gitIn(contentDir)) : new Map<string, string>();
  yield;
  const hashes = new Map(stored.map(({ hash, digest }) => [digest.path, hash]));
  const written = pages.map((page): PlannedPage => {
    const { route, file, indexed, openGraphImage } = page;
    const lastModified = history.get(file.path);
    return { route, indexed, lastModified, openGraphImage, content: { data: pageData(page) } };
  });
  const local: LocalPlan[] = [];
  for (const { path, digest, place, surroundings } of zones) {
    const { commune, name, route } = place;
    const hash = hashes.get(path) ?? "";
    const job = { path, hash, place: { commune, name, route }, surroundings };
    const count = local.push({
      path,
      hash,
      outline: outlineHash(digest),
      lastModified: history.get(path),
      openGraphImage: digest.page?.openGraphImage,
      key: keyOfJob(job, worldKey),
      job,
    });
    if (count % STEP === 0) yield;
  }
  // In the order in which the site lists its pages, so that putting it in order again costs nothing.
  local.sort((a, b) => (a.job.place.route < b.job.place.route ? -1 : 1));
  const isOwn = new Set(stored.flatMap(({ digest }) => digest.diagnostics));
  return {
    diagnostics: diagnostics.filter((one) => !isOwn.has(one)),
    own: diagnostics.filter((one) => isOwn.has(one)),
    site,
    data,
    photos,
    pictures: [...pictures],
    dated,
    worldKey,
    written,
    local,
  };
}

/** Key of a local page. */
export const keyOfJob = (job: ZoneJob, worldKey: string) => shortHash(worldKey + JSON.stringify(job));
