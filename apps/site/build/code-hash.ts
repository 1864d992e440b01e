import { hashOfFiles } from "@vitrine/generator/folder-hash";
import { paths } from "../site-paths.ts";

/** Names of the commands' outputs beside the code, and of folders of tests. None of them affects a build. */
export const NO_CODE: ReadonlySet<string> = new Set([
  "node_modules",
  "dist",
  "dist.hosting",
  "dist.lock",
  "dist.staging",
  "tests",
  "test-results",
  "test-results.json",
  "browser-results.json",
]);

/** The generator, and the packages of the workspace that it imports. */
export const CONTENT_CODE = ["packages/french", "packages/generator", "packages/schema"] as const;

/** Files that set TypeScript's options, which the settings of the packages extend. */
const TYPESCRIPT = ["base", "browser", "node"].map((name) => `tsconfig.${name}.json`);

/** Hash of the workspace's code, the lockfile and the version of Node. */
export const codeHash = (): string => hashOfCode(["packages", "apps", ...TYPESCRIPT]);

/** Hash of the code that checks and plans content, without templates, rendering and publishing. */
export const contentCodeHash = (): string => hashOfCode(CONTENT_CODE);

const hashOfCode = (folders: readonly string[]) =>
  `${hashOfFiles(paths.workspace, [...folders, "pnpm-lock.yaml"], isCode)} ${process.version}`;

/** A test beside its source does not affect a build either. */
const isCode = (name: string) => !NO_CODE.has(name) && !/\.test\.tsx?$/.test(name);
