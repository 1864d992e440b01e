import { createRunnableDevEnvironment, type Logger, type Plugin, type PluginOption } from "vite";
import { type DevOptions, devServer, type DevTool } from "./dev-server.ts";
import { PAGE_SCRIPT, RENDER_ENTRY, TEMPLATES_ENTRY } from "./entry-names.ts";
import { islandModuleId, type IslandRegistry, islands } from "./islands-plugin.ts";
import { plainImports } from "./plain-imports-plugin.ts";
import { stylesheets } from "./stylesheets-plugin.ts";

export interface SsgOptions {
  /** The module that exports `render`, made by `createRenderer`. */
  readonly renderEntry: string;
  /** The browser's script of every page; it imports `@vitrine/vite-ssg/loader`, which wakes islands. */
  readonly clientEntry: string;
  /** The specifier of the module that page modules import. */
  readonly templates: string;
  readonly islands: IslandRegistry;
  /** Modules with the permanent address `/name.js`: service workers, scripts that are fetched by address. */
  readonly rootScripts: Readonly<Record<string, string>>;
  readonly code: {
    /** Folder of components and other code outside the app's; development watches it for new files too. */
    readonly folder: string;
    /** True for a file that development does not watch, such as a build's output. */
    isIgnored(path: string): boolean;
  };
  readonly dev: DevOptions;
  /** Shows the developers' own tools on the development server. */
  readonly toolAt: DevTool;
}

/**
 * Static-site generation for React on Vite. The client environment holds the loader and the islands, the
 * server environment the renderer and the templates. Page modules are in neither graph.
 */
export function vitrineSsg(options: SsgOptions): PluginOption {
  return [
    environments(options),
    stylesheets(options.code.folder),
    islands(options.islands),
    plainImports(),
    devServer(options),
  ];
}

/**
 * Remarks of the bundler that are noise here. The islands decide which code the browser gets, whatever "use
 * client" says. Another warns of a slow machine, and one of a module that only the browser loads later.
 */
const QUIET = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS", "INEFFECTIVE_DYNAMIC_IMPORT"]);

/** The address of a script. Rolldown's shortest hash: pages and scripts name many, and hashes do not compress. */
const ADDRESS = "assets/[name]-[hash:6].js";

/** React's modules, its binding to stores, and the module that hydrates islands. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|zustand)[\\/]|[\\/]hydrate-island\.ts$/;

function environments({
  renderEntry,
  clientEntry,
  templates,
  islands: registry,
  rootScripts,
  code,
}: SsgOptions): Plugin {
  const islandNames = Object.keys(registry);
  return {
    name: "vitrine:environments",
    config: (_config, { command }) => ({
      appType: "custom",
      server: { watch: { ignored: code.isIgnored } },
      build: { assetsInlineLimit: 0, target: "es2022", modulePreload: false },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // Otherwise a constant that two scripts share would be a chunk: one more request.
              optimization: { inlineConst: { mode: "all", pass: 1 } },
              input: {
                [PAGE_SCRIPT]: clientEntry,
                ...Object.fromEntries(islandNames.map((name) => [name, islandModuleId(name)])),
                ...rootScripts,
              },
              output: {
                entryFileNames: ({ name }) => (Object.hasOwn(rootScripts, name) ? "[name].js" : ADDRESS),
                chunkFileNames: ADDRESS,
                // React stays in one file, which the loader fetches beside an island.
                codeSplitting: { groups: [{ name: "react", test: REACT }] },
              },
              preserveEntrySignatures: "exports-only",
            },
          },
        },
        ssr: {
          // The built bundle stands alone; in development Node loads React itself.
          resolve: { noExternal: command === "build" ? true : [] },
          dev: {
            preTransformRequests: true,
            createEnvironment: (name, config) =>
              createRunnableDevEnvironment(name, config, {
                runnerOptions: { hmr: { logger: reloadLogger(config.logger) } },
              }),
          },
          // Otherwise every worker reads React's development code too: twice as much.
          ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
          build: {
            emitAssets: true,
            rolldownOptions: {
              onLog: (level, log, next) => QUIET.has(log.code ?? "") || next(level, log),
              input: { [RENDER_ENTRY]: renderEntry, [TEMPLATES_ENTRY]: templates },
              // Every file of Vite's own folder, "assets", is published.
              output: { chunkFileNames: "chunks/[name]-[hash].js" },
            },
          },
        },
      },
    }),
  };
}

/**
 * Logs failures of a reload after a save. The runner imports every entry again, so an error in their shared code is
 * logged only once.
 */
function reloadLogger(logger: Logger) {
  const told = new Set<string>();
  return {
    // The runner writes a debug message before each reload.
    debug: () => told.clear(),
    error(what: unknown) {
      const text = String(what);
      if (!told.has(text)) logger.error(text, { timestamp: true });
      told.add(text);
    },
  };
}
