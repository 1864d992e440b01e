import type { BundleOptions } from "@vitrine/vite-ssg/bundle";
import { paths, shippedWorks } from "../site-paths.ts";
import { codeHash } from "./code-hash.ts";

/** The inputs of this site's bundle, and the folder of its cache. */
export const bundleOptions = (cacheDir: string): BundleOptions => ({
  appRoot: paths.app,
  cacheDir,
  code: codeHash(),
  shippedWorks,
});
