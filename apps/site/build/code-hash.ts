import { hashOfFiles } from "@vitrine/generator/folder-hash";
import { paths } from "../site-paths.ts";

/** Names of what commands make beside the code, and of folders of tests: none has a part in a build. */
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

/** The generator, and what it imports of the workspace. */
export const CONTENT_CODE = ["packages/french", "packages/generator", "packages/schema"] as const;

/** Hash of all code of the workspace; of installed packages, the lockfile; and what runs it. */
export const codeHash = (): string => hashOfCode(["packages", "apps"]);

/** The same of the code that checks and plans content: neither a template nor what renders and publishes has a part in that. */
export const contentCodeHash = (): string => hashOfCode(CONTENT_CODE);

const hashOfCode = (folders: readonly string[]) =>
  `${hashOfFiles(paths.workspace, [...folders, "pnpm-lock.yaml"], isCode)} ${process.version}`;

/** A test beside its source has no part in a build either. */
const isCode = (name: string) => !NO_CODE.has(name) && !/\.test\.tsx?$/.test(name);
