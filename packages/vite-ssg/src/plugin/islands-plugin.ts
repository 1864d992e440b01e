import type { Plugin } from "vite";

/**
 * The code that wakes each island: a React component that a module exports. Without a component, the module
 * exports `wake(element)` and handles the HTML itself.
 */
export type IslandRegistry = Readonly<
  Record<string, { readonly module: string; readonly component?: string }>
>;

const PREFIX = "virtual:vitrine/island/";

/** The id of the browser module that wakes an island. */
export const islandModuleId = (name: string) => `${PREFIX}${name}`;

/** Writes a browser entry for each island, which exports `component` to be hydrated, or `wake(element)`. */
export function islands(registry: IslandRegistry): Plugin {
  return {
    name: "vitrine:islands",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const source = registry[id.slice(PREFIX.length + 1)];
      if (source === undefined) return undefined;
      const { module, component } = source;
      return component === undefined
        ? `export { wake } from ${JSON.stringify(module)};`
        : `export { ${component} as component } from ${JSON.stringify(module)};`;
    },
  };
}
