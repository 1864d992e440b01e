import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { BundleOptions } from "@vitrine/vite-ssg/bundle";
import { pageImports, paths, shippedWorks } from "../site-paths.ts";

/** The inputs of this site's bundle, and the folder of its cache. */
export const bundleOptions = (cacheDir: string): BundleOptions => ({
  appRoot: paths.app,
  cacheDir,
  alsoDependsOn: bundleInputs(),
  pageImports,
  shippedWorks,
});

/**
 * Lists the files that shape the bundle without being in it: configuration, and the code that compiles and
 * queries it.
 */
function bundleInputs(): string[] {
  const builder = ["plugin", "1-bundle"].map((folder) =>
    join(paths.workspace, "packages/vite-ssg/src", folder),
  );
  const packages = readdirSync(join(paths.workspace, "packages")).map((name) =>
    join(paths.workspace, "packages", name),
  );
  const configuration = ["vite.config.ts", "dev/site-vite-config.ts", "site-paths.ts", "src/islands.ts"];
  return [
    join(paths.workspace, "pnpm-lock.yaml"),
    // These set TypeScript's options, which the settings of the packages extend.
    ...["base", "browser", "node"].map((name) => join(paths.workspace, `tsconfig.${name}.json`)),
    ...[paths.app, ...packages].flatMap((folder) =>
      ["package.json", "tsconfig.json"].map((name) => join(folder, name)).filter((file) => existsSync(file)),
    ),
    ...shippedWorks.map(({ file }) => file),
    ...configuration.map((file) => join(paths.app, file)),
    ...builder.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file))),
  ];
}
