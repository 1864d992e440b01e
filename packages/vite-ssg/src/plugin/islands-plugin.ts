import type { Plugin } from "vite";

/** Where an island's component is: the module, and the name that it exports. */
export interface IslandSource {
  readonly module: string;
  readonly component: string;
}

export type IslandRegistry = Readonly<Record<string, IslandSource>>;

const PREFIX = "virtual:vitrine/island/";

/** The id of the browser module that wakes an island. */
export const islandModuleId = (name: string) => `${PREFIX}${name}`;

/** Writes one browser entry for each island: its component, ready to hydrate. */
export function islands(registry: IslandRegistry): Plugin {
  return {
    name: "vitrine:islands",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const source = registry[id.slice(PREFIX.length + 1)];
      if (source === undefined) return undefined;
      return [
        `import { hydrateIsland } from "@vitrine/vite-ssg/hydrate-island";`,
        `import { ${source.component} } from ${JSON.stringify(source.module)};`,
        `export const hydrate = (element) => hydrateIsland(element, ${source.component});`,
      ].join("\n");
    },
  };
}
