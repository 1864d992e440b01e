// Playwright's global set-up: the site is built once for all workers of a run, and goes with it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildShared } from "../running-site.ts";

/** The environment variable in which a run's workers find where the build stands that they share. */
export const SHARED_BUILD = "VITRINE_SHARED_BUILD";

export default async function buildForAll(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-browser-build-"));
  process.env[SHARED_BUILD] = await buildShared(folder);
  return () => rm(folder, { recursive: true });
}
