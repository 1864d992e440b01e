import { join } from "node:path";

/** Where the bundles of a cache stand, and the record of what they were made of. */
export const bundlePaths = (cacheDir: string) => ({
  serverDir: join(cacheDir, "bundle", "server"),
  clientDir: join(cacheDir, "bundle", "client"),
  record: join(cacheDir, "bundle", "record.bin"),
});
