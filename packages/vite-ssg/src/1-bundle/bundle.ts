import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOfFiles } from "@vitrine/generator/folder-hash";
import { readMemo, writeMemo } from "@vitrine/generator/memo";
import { openStore } from "@vitrine/generator/open-store";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import type { BundleAnswer } from "./bundle-process.ts";
import type { ShippedWork } from "./third-party-notice.ts";

export interface BundleOptions {
  /** The app's folder, which holds its `vite.config.ts`. */
  readonly appRoot: string;
  /** Folder of the bundles and of the store with their record. */
  readonly cacheDir: string;
  /** Hash of all code and configuration that the bundles may depend on. */
  readonly code: string;
  /** Third-party works in the pages, besides packages. */
  readonly shippedWorks: readonly ShippedWork[];
}

/** The template bundle and the browser's scripts, on disk. */
export interface Bundle {
  /** Hash of all files of the bundles. */
  readonly key: string;
  readonly serverDir: string;
  readonly clientDir: string;
  readonly scripts: ScriptAddresses;
  readonly reused: boolean;
}

/** Name of the bundles' folder within the cache folder, and of their record in the store. */
const NAME = "bundle";

/** The folders of a cache's bundles. */
export const bundleFolders = (cacheDir: string) => {
  const folder = join(cacheDir, NAME);
  return { folder, serverDir: join(folder, "server"), clientDir: join(folder, "client") };
};

/** Builds both bundles, or reuses the last ones if no code has changed. Rejects if the store is damaged. */
export async function bundle(options: BundleOptions, signal?: AbortSignal): Promise<Bundle> {
  // React and Vite read this: a build is for production, whatever the shell or a test runner has set.
  process.env["NODE_ENV"] = "production";
  const { cacheDir, code } = options;
  const { serverDir, clientDir } = bundleFolders(cacheDir);
  const keyNow = () => hashOfFiles(cacheDir, [NAME]);
  const last = readMemo(openStore(cacheDir), NAME, code) as Pick<Bundle, "key" | "scripts"> | undefined;
  if (last !== undefined && last.key === keyNow()) return { ...last, serverDir, clientDir, reused: true };
  const scripts = await makeInProcess(options, signal);
  const made = { key: keyNow(), scripts };
  // While the bundler ran, another function may have replaced a damaged store, so it is opened again.
  writeMemo(openStore(cacheDir), NAME, code, made);
  return { ...made, serverDir, clientDir, reused: false };
}

/** Makes the bundles in a separate process: a bundler would leave 250 MB behind in this one. */
async function makeInProcess(options: BundleOptions, signal?: AbortSignal): Promise<ScriptAddresses> {
  const program = fileURLToPath(new URL("./bundle-process.ts", import.meta.url));
  const child = fork(program, { execArgv: [], ...(signal && { signal }) });
  child.send(options);
  let answer: BundleAnswer | undefined;
  child.once("message", (message: BundleAnswer) => (answer = message));
  await once(child, "exit");
  if (answer === undefined) throw new Error("The bundler ended before it had made anything.");
  if ("scripts" in answer) return answer.scripts;
  // The message's own fields tell a full or read-only disk from a fault of the code.
  throw Object.assign(new Error(answer.message), answer);
}
