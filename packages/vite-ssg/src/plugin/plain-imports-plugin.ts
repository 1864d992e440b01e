import type { Plugin } from "vite";
import { hashOf } from "../hash.ts";

/** Vite's own helper around every `import()`: it fetches a chunk's stylesheets and dependencies ahead. */
const HELPER = "\0vite/preload-helper.js";

/**
 * Makes `import()` in the browser's scripts an import and nothing else. Chunks have no stylesheets here
 * (pages inline them) and nothing is preloaded, so Vite's helper would be 0.8 KB of every page's script
 * that never does anything. Every module gets a helper of its own: one that scripts share would be a
 * chunk, and so one more request on every page.
 */
export function plainImports(): Plugin {
  return {
    name: "vitrine:plain-imports",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) => (source === HELPER ? `${HELPER}?${hashOf(importer ?? "")}` : undefined),
    load: (id) => (id.startsWith(HELPER) ? "export const __vitePreload = (load) => load();" : undefined),
  };
}
