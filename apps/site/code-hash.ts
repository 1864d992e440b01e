import { hashOfFiles } from "@vitrine/generator/folder-hash";
import { paths } from "./site-paths.ts";

/** Names of what commands make beside the code, and of tests: none has a part in a build. */
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

/** Hash of all code of the workspace; of installed packages, the lockfile; and what runs it. */
export const codeHash = (): string =>
  `${hashOfFiles(paths.workspace, ["packages", "apps", "pnpm-lock.yaml"], NO_CODE)} ${process.version}`;
