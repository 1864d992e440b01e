import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOfFiles } from "@vitrine/generator/folder-hash";
import { readMemoJson, writeMemo } from "@vitrine/generator/memo";
import { openStore } from "@vitrine/generator/open-store";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import { entryNameOf } from "../plugin/entry-names.ts";
import type { BundleAnswer, MadeBundle } from "./bundle-process.ts";
import type { ShippedWork } from "./third-party-notice.ts";

export interface BundleOptions {
  /** The app's folder, which holds its `vite.config.ts`. */
  readonly appRoot: string;
  /** Folder of the bundles and of the store that remembers their inputs. */
  readonly cacheDir: string;
  /** Files outside the module graph that the bundles depend on: lockfile, configuration. */
  readonly alsoDependsOn: readonly string[];
  /** Module specifiers that page modules import, as given to `vitrineSsg`. */
  readonly pageImports: readonly string[];
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

/** The store's record of the bundles: enough to know whether a new build would give the same. */
interface BundleRecord extends Pick<Bundle, "key" | "scripts"> {
  /** The source files, by their paths from the app's folder. Packages are covered by the lockfile. */
  readonly inputs: readonly string[];
  /** Hash of all source files. */
  readonly inputsHash: string;
}

const MEMO = "bundle";

/** Name of the bundles' folder, within the cache folder. */
const FOLDER = "bundle";

/** The folders of a cache's bundles. */
export const bundleFolders = (cacheDir: string) => {
  const folder = join(cacheDir, FOLDER);
  return { folder, serverDir: join(folder, "server"), clientDir: join(folder, "client") };
};

/** Builds both bundles, or reuses the last ones if no source has changed. Rejects if the store is damaged. */
export async function bundle(options: BundleOptions, signal?: AbortSignal): Promise<Bundle> {
  // React and Vite read this: a build is for production, whatever the shell or a test runner has set.
  process.env["NODE_ENV"] = "production";
  const { appRoot, cacheDir, alsoDependsOn } = options;
  const { serverDir, clientDir } = bundleFolders(cacheDir);
  const keyNow = () => hashOfFiles(cacheDir, [FOLDER]);
  const last = readMemoJson(openStore(cacheDir), MEMO, "") as BundleRecord | undefined;
  if (last && last.inputsHash === hashOfFiles(appRoot, last.inputs) && last.key === keyNow())
    return { ...last, serverDir, clientDir, reused: true };
  const { scripts, modules } = await makeInProcess(options, signal);
  const files = new Set([...modules.map(fileOf), ...alsoDependsOn]);
  const inputs = [...files]
    .filter((file) => !file.includes("/node_modules/") && existsSync(file))
    .map((file) => relative(appRoot, file))
    .sort();
  const inputsHash = hashOfFiles(appRoot, inputs);
  const record: BundleRecord = { key: keyNow(), scripts, inputs, inputsHash };
  // While the bundler ran, another function may have replaced a damaged store, so it is opened again.
  writeMemo(openStore(cacheDir), MEMO, "", JSON.stringify(record));
  return { ...record, serverDir, clientDir, reused: false };
}

/** Makes the bundles in a separate process: a bundler would leave 250 MB behind in this one. */
async function makeInProcess(options: BundleOptions, signal?: AbortSignal): Promise<MadeBundle> {
  const program = fileURLToPath(new URL("./bundle-process.ts", import.meta.url));
  const child = fork(program, { execArgv: [], ...(signal && { signal }) });
  child.send(options);
  let answer: BundleAnswer | undefined;
  child.once("message", (message: BundleAnswer) => (answer = message));
  await once(child, "exit");
  if (answer === undefined) throw new Error("The bundler ended before it had made anything.");
  if ("built" in answer) return answer.built;
  // The message's own fields tell a full or read-only disk from a fault of the code.
  throw Object.assign(new Error(answer.message), answer);
}

/** The file of a module id, without the marks that plugins add. */
const fileOf = (id: string) =>
  id
    .replace(/^\0/, "")
    .replace(/\?.*$/, "")
    .replace(/\.sheet\.js$/, "");

export type BundleFiles = ReturnType<typeof bundleFiles>;

/** The template bundle's folder, and in it the file of each module that pages import, by specifier. */
export const bundleFiles = (pageImports: readonly string[], { serverDir }: Pick<Bundle, "serverDir">) => ({
  serverDir,
  imports: Object.fromEntries(
    pageImports.map((specifier) => [specifier, join(serverDir, `${entryNameOf(specifier)}.js`)]),
  ),
});
