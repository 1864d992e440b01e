import type { Plugin } from "vite";
import { shortHash } from "@vitrine/generator/short-hash";

/** Vite's helper around every `import()`, which prefetches a chunk's stylesheets and dependencies. */
const HELPER = "\0vite/preload-helper.js";

/**
 * Removes Vite's helper from each `import()` in the browser's scripts, where it would be 0.8 KB without
 * effect. Chunks have no stylesheets here, since pages inline them, and nothing is preloaded. Every module
 * gets its own empty helper: a shared one would be a chunk, and so one more request on every page.
 */
export function plainImports(): Plugin {
  return {
    name: "vitrine:plain-imports",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === HELPER ? `${HELPER}?${shortHash(importer ?? "")}` : undefined,
    load: (id) => (id.startsWith(HELPER) ? "export const __vitePreload = (load) => load();" : undefined),
  };
}
