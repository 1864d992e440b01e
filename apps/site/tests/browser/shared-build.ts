// Playwright's global set-up builds the site once for all workers of a run, and removes it afterwards.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildToServe } from "../build-to-serve.ts";
import { SHARED_BUILD } from "./site-fixture.ts";

/** Placeholder addresses: each worker's browser maps them to services of its own. */
export const ADDRESSES = {
  webhook: "http://localhost:47474/quote",
  geocoder: "http://localhost:47475/geocodage/search",
};

export default async function buildForAll(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-browser-"));
  const { NODE_ENV } = process.env;
  process.env[SHARED_BUILD] = JSON.stringify(await buildToServe(folder, ADDRESSES));
  // A build sets its process to production, which workers would inherit; some test development servers.
  if (NODE_ENV === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = NODE_ENV;
  return () => rm(folder, { recursive: true });
}
