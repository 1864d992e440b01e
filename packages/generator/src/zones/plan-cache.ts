import { join, relative } from "node:path";
import type { PlanOptions } from "../plan-from-disk.ts";
import { ownSettings } from "../3-resolve/own-settings.ts";
import { gitIn } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { FileHashes } from "../registry/file-hashes.ts";
import { type KeptDigests, readDigests } from "./digest-store.ts";
import { type KeptPlan, openPlan, type WholePlan, writePlan } from "./plan-store.ts";

/** What earlier runs have left of a folder. */
export interface PlanCache {
  readonly hashes: FileHashes;
  /** The last plan, where it may still be true. */
  readonly last: LastPlan | undefined;
  /** Keeps a plan, and gives it as it was kept, its pages on disk; undefined where it can't be kept. */
  keep(plan: WholePlan): KeptPlan | undefined;
}

/** A plan, and the digests that it was made of. */
export interface LastPlan {
  readonly plan: KeptPlan;
  readonly digests: KeptDigests | undefined;
}

/** Reads what earlier runs have left of a folder whose files have these hashes. */
export function openPlanCache(options: PlanOptions, code: string, hashes: FileHashes): PlanCache {
  const { contentDir, cacheDir, settings, drawing, encoding, release } = options;
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
  const plan = openPlan(file);
  return {
    hashes,
    last: plan?.holds(key, hashes)
      ? { plan, digests: readDigests(digestsFile(options), plan.worldKey) }
      : undefined,
    keep: (whole) => (writePlan(file, key, hashes, whole, contentDir) ? openPlan(file) : undefined),
  };
}

/** Where the digests of a folder are kept. */
export const digestsFile = (options: Pick<PlanOptions, "contentDir" | "cacheDir">): string =>
  join(options.cacheDir, `digests-${folderName(options)}.bin`);

/** The same in every copy of the workspace. */
const folderName = ({ contentDir, cacheDir }: Pick<PlanOptions, "contentDir" | "cacheDir">) =>
  shortHash(relative(cacheDir, contentDir));
