import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { pageData } from "../5-emit/emit-modules.ts";
import { contentHistory, gitIn, isAllUncommitted } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { Conclusion } from "./conclude.ts";
import type { StoredDigest } from "./packed-digests.ts";
import { type LocalPlan, outlineHash, type PlannedPage, type WholePlan } from "./plan-store.ts";
import type { ZoneJob } from "./zone-pages.ts";

interface PlanWorld {
  readonly contentDir: string;
  /** Whether dates are asked for. */
  readonly dated: boolean;
  /** Hash of all that local pages rest on. */
  readonly worldKey: string;
}

/** Plans the pages of what all files together came to. */
export function planWhole(
  { diagnostics, site, data, photos, pages, zones }: Conclusion,
  stored: readonly StoredDigest[],
  { contentDir, dated, worldKey }: PlanWorld,
): WholePlan {
  const history = dated ? contentHistory(gitIn(contentDir)) : new Map<string, string>();
  const hashes = new Map(stored.map(({ hash, digest }) => [digest.path, hash]));
  const written = pages.map((page): PlannedPage => {
    const { route, file, indexed, openGraphImage } = page;
    const lastModified = history.get(file.path);
    return { route, indexed, lastModified, openGraphImage, content: { data: pageData(page) } };
  });
  const local = zones.map(({ path, digest, place: { commune, name, route }, surroundings }): LocalPlan => {
    const hash = hashes.get(path) ?? "";
    const job = { path, hash, place: { commune, name, route }, surroundings };
    return {
      path,
      hash,
      outline: outlineHash(digest),
      lastModified: history.get(path),
      openGraphImage: digest.page?.openGraphImage,
      key: keyOfJob(job, worldKey),
      job,
    };
  });
  // In the order in which the site lists its pages, so that putting it in order again costs nothing.
  local.sort((a, b) => (a.job.place.route < b.job.place.route ? -1 : 1));
  return { diagnostics, site, data, photos, dated, worldKey, written, local };
}

const keyOfJob = (job: ZoneJob, worldKey: string) => shortHash(worldKey + JSON.stringify(job));

/** Where more local pages than this are others, the plan is made anew. */
const FEW = 300;

/**
 * A plan that was made earlier, with the local pages whose texts have changed since. Undefined where one of these
 * changes anything for the whole: what is read of it there, what is said of it there, its date.
 */
export function planAgain(
  last: WholePlan,
  stored: readonly StoredDigest[],
  { contentDir, dated, worldKey }: PlanWorld,
): WholePlan | undefined {
  if ((dated && !last.dated) || stored.length !== last.local.length) return undefined;
  const now = new Map(stored.map((one) => [one.digest.path, one]));
  const changed = last.local.filter(({ path, hash }) => now.get(path)?.hash !== hash);
  if (changed.length > FEW) return undefined;
  const isTextOnly = changed.every(({ path, outline }) => {
    const digest = now.get(path)?.digest;
    return digest !== undefined && outlineHash(digest) === outline;
  });
  const changedDigests = changed.flatMap(({ path }) => now.get(path)?.digest ?? []);
  if (!isTextOnly || isSpokenOf(last.diagnostics, changedDigests)) return undefined;
  if (
    dated &&
    !isAllUncommitted(
      gitIn(contentDir),
      changed.map(({ path }) => path),
    )
  )
    return undefined;
  const isChanged = new Set(changed);
  return {
    ...last,
    diagnostics: last.diagnostics.filter(({ code }) => code !== "doorway-page"),
    local: last.local.map((plan) => {
      if (!isChanged.has(plan)) return plan;
      const { path, outline, openGraphImage } = plan;
      const hash = now.get(path)?.hash ?? "";
      const job = { ...plan.job, hash };
      return {
        path,
        hash,
        outline,
        openGraphImage,
        lastModified: undefined,
        key: keyOfJob(job, worldKey),
        job,
      };
    }),
  };
}

/** Whether the whole set's rules say anything of these files: at a place that their new texts may have moved. */
function isSpokenOf(
  diagnostics: readonly Diagnostic[],
  changed: readonly { readonly path: string; readonly diagnostics: readonly Diagnostic[] }[],
): boolean {
  const paths = new Set(changed.map(({ path }) => path));
  const own = new Set(changed.flatMap((digest) => digest.diagnostics.map((one) => JSON.stringify(one))));
  return diagnostics.some(
    (one) =>
      !own.has(JSON.stringify(one)) && [one, ...(one.related ?? [])].some(({ file }) => paths.has(file)),
  );
}
