// Starts `build/vitrine.ts` with Node's compile cache: plain JavaScript, so that even the first module that has types to be
// taken out is read from there. Taking them out costs a run with nothing to do a third of its time.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));
// From the environment, the threads and processes that it starts have it too.
process.env.NODE_COMPILE_CACHE ??= folder;
enableCompileCache(folder);
await import("./build/vitrine.ts");
