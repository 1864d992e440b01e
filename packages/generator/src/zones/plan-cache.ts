import { join, relative } from "node:path";
import type { PlanOptions } from "../plan-from-disk.ts";
import { ownSettings } from "../3-resolve/own-settings.ts";
import { gitIn } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { FileHashes, HashedFolder } from "../registry/file-hashes.ts";
import { type KeptDigests, readDigests } from "./digest-store.ts";
import { type KeptPlan, openPlan, type WholePlan, writePlan } from "./plan-store.ts";

/** What earlier runs have left of a folder. */
export interface PlanCache {
  readonly hashed: HashedFolder;
  /** The last plan, where it may still be true. */
  readonly last: LastPlan | undefined;
  /** Keeps a plan, and gives it as it was kept, its pages on disk; undefined where it can't be kept. */
  keep(plan: WholePlan): Promise<KeptPlan | undefined>;
}

/** A plan, and the digests that it was made of; `hashes` are those of all files as they are now. */
export interface LastPlan {
  readonly hashes: FileHashes;
  readonly plan: KeptPlan;
  readonly digests: KeptDigests | undefined;
}

/** Reads what earlier runs have left of a folder. Only where they have left a plan must all its files be hashed for it. */
export async function openPlanCache(
  options: PlanOptions,
  code: string,
  hashed: HashedFolder,
): Promise<PlanCache> {
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
  return {
    hashed,
    last: await lastPlan(openPlan(file), key, hashed, digestsFile(options)),
    keep: async (whole) =>
      writePlan(file, key, await hashed.all(), whole, contentDir) ? openPlan(file) : undefined,
  };
}

async function lastPlan(
  plan: KeptPlan | undefined,
  key: string,
  hashed: HashedFolder,
  digests: string,
): Promise<LastPlan | undefined> {
  if (plan === undefined) return undefined;
  const hashes = await hashed.all();
  return plan.holds(key, hashes) ? { hashes, plan, digests: readDigests(digests, plan.worldKey) } : undefined;
}

/** Where the digests of a folder are kept. */
export const digestsFile = (options: Pick<PlanOptions, "contentDir" | "cacheDir">): string =>
  join(options.cacheDir, `digests-${folderName(options)}.bin`);

/** The same in every copy of the workspace. */
const folderName = ({ contentDir, cacheDir }: Pick<PlanOptions, "contentDir" | "cacheDir">) =>
  shortHash(relative(cacheDir, contentDir));
