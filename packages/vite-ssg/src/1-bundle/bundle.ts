import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import { entryNameOf } from "../plugin/entry-names.ts";
import type { BundleAnswer } from "./bundle-process.ts";
import { type BundleRecord, readBundle } from "./bundle-record.ts";
import { bundlePaths } from "./bundle-paths.ts";
import type { ShippedWork } from "./third-party-notice.ts";

export interface BundleOptions {
  /** The app's folder, which holds its `vite.config.ts`. */
  readonly appRoot: string;
  /** Where the bundles and the record of what they were made of are kept. */
  readonly cacheDir: string;
  /** Files outside the module graph that the bundles depend on: lockfile, configuration. */
  readonly alsoDependsOn: readonly string[];
  /** Module specifiers that page modules import, as given to `vitrineSsg`. */
  readonly pageImports: readonly string[];
  /** What of others the pages hold besides packages. */
  readonly shippedWorks: readonly ShippedWork[];
}

/** The template bundle and the browser's scripts, on disk. */
export interface Bundle {
  /** Hash of everything that the bundles were made of. */
  readonly key: string;
  readonly serverDir: string;
  readonly clientDir: string;
  readonly scripts: ScriptAddresses;
  /** SHA-256 of every `<style>` element that pages can have, in base 64. */
  readonly styleHashes: readonly string[];
  readonly reused: boolean;
}

/** Builds the server and client bundles, or reuses those of last time if nothing that they hold has changed. */
export async function bundle(options: BundleOptions, signal?: AbortSignal): Promise<Bundle> {
  // React looks here: a build is for production, whatever the shell or a test runner has set.
  process.env["NODE_ENV"] = "production";
  const { serverDir, clientDir, record } = bundlePaths(options.cacheDir);
  const known = readBundle(record);
  const built = known ?? (await makeInProcess(options, signal));
  return { ...built, serverDir, clientDir, reused: known !== undefined };
}

/** Makes the bundles in a process of its own: a bundler would leave 250 MB behind in this one. */
async function makeInProcess(options: BundleOptions, signal?: AbortSignal): Promise<BundleRecord> {
  const program = fileURLToPath(new URL("./bundle-process.ts", import.meta.url));
  const child = fork(program, { execArgv: [], ...(signal && { signal }) });
  child.send(options);
  let answer: BundleAnswer | undefined;
  child.once("message", (message: BundleAnswer) => (answer = message));
  await once(child, "exit");
  if (answer === undefined) throw new Error("The bundler ended before it had made anything.");
  if ("built" in answer) return answer.built;
  // With the fields by which a full or read-only disk is known.
  throw Object.assign(new Error(answer.message), answer);
}

/** Where the template bundle stands, and in which of its files is what pages import. */
export const bundleFiles = (pageImports: readonly string[], { serverDir }: Pick<Bundle, "serverDir">) => ({
  serverDir,
  imports: Object.fromEntries(
    pageImports.map((specifier) => [specifier, join(serverDir, `${entryNameOf(specifier)}.js`)]),
  ),
});
