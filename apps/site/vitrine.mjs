// Starts `build/vitrine.ts` with Node's compile cache. This file is plain JavaScript, so that the cache
// covers even the first TypeScript module. Stripping types would cost a run with nothing to do a third of its
// time.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));
// Threads and child processes inherit the environment, so they use the cache too.
process.env.NODE_COMPILE_CACHE ??= folder;
enableCompileCache(folder);
await import("./build/vitrine.ts");
