import { join, relative } from "node:path";
import type { PlanOptions } from "../plan-from-disk.ts";
import { ownSettings } from "../3-resolve/own-settings.ts";
import { gitIn } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import { type FileHashes, fileHashes } from "../registry/file-hashes.ts";
import { type KeptPlan, readPlan, type WholePlan, writePlan } from "./plan-store.ts";

/** What earlier runs have left of a folder. */
export interface PlanCache {
  readonly hashes: FileHashes;
  /** The last plan, where it may still be true. */
  readonly plan: KeptPlan | undefined;
  /** Keeps a plan, and gives it as it was kept, its pages on disk; undefined where it can't be kept. */
  keep(plan: WholePlan): KeptPlan | undefined;
}

export async function openPlanCache(options: PlanOptions, code: string): Promise<PlanCache> {
  const { contentDir, cacheDir, settings, drawing, encoding, release } = options;
  const hashes = await (options.hashes ?? fileHashes(contentDir));
  const file = join(cacheDir, `plan-${folderName(options)}.bin`);
  const commit = gitIn(contentDir)("rev-parse", "HEAD", "--is-shallow-repository");
  const key = JSON.stringify([
    code,
    Object.entries(ownSettings(settings)),
    drawing,
    encoding,
    release,
    commit,
  ]);
  return {
    hashes,
    plan: readPlan(file, key, hashes),
    keep: (plan) =>
      writePlan(file, key, hashes, plan, contentDir) ? readPlan(file, key, hashes) : undefined,
  };
}

/** Where the digests of a folder are kept. */
export const digestsFile = (options: Pick<PlanOptions, "contentDir" | "cacheDir">): string =>
  join(options.cacheDir, `digests-${folderName(options)}.bin`);

/** The same in every copy of the workspace. */
const folderName = ({ contentDir, cacheDir }: Pick<PlanOptions, "contentDir" | "cacheDir">) =>
  shortHash(relative(cacheDir, contentDir));
