import { createRunnableDevEnvironment, type Plugin, type PluginOption } from "vite";
import { type DevOptions, devServer } from "./dev-server.ts";
import { entryNameOf, PAGE_SCRIPT, RENDER_ENTRY } from "./entry-names.ts";
import { islandModuleId, type IslandRegistry, islands } from "./islands-plugin.ts";
import { plainImports } from "./plain-imports-plugin.ts";
import { stylesheets } from "./stylesheets-plugin.ts";
import { reloadLogger } from "./reload-logger.ts";

export { devScripts, withState } from "./dev-server.ts";
export type { DevOptions, DevPages } from "./dev-server.ts";
export type { DevProblem } from "../client/dev-problem.ts";
export type { IslandRegistry } from "./islands-plugin.ts";

export interface SsgOptions {
  /** The module that exports `render`, made by `createRenderer`. */
  readonly renderEntry: string;
  /** The browser's script of every page; it imports `@vitrine/vite-ssg/loader`, which wakes islands. */
  readonly clientEntry: string;
  /** Module specifiers that page modules import; each is an entry of the server bundle. */
  readonly pageImports: readonly string[];
  readonly islands: IslandRegistry;
  /** Modules served as `/name.js`, under no other name at any time: service workers, what is fetched by address. */
  readonly rootScripts?: Readonly<Record<string, string>>;
  readonly code: {
    /** Folders outside the app's, in which development follows new files too. */
    readonly folders: readonly string[];
    /** Whether development does not follow a file, such as what a build makes. */
    isIgnored(path: string): boolean;
  };
  /** Where the development server gets its pages from. */
  readonly dev: DevOptions;
}

/**
 * Static-site generation for React on Vite: a client environment with the loader and the islands, a
 * server environment with the renderer and the templates. Page modules are in neither graph.
 */
export function vitrineSsg(options: SsgOptions): PluginOption {
  return [environments(options), stylesheets(), islands(options.islands), plainImports(), devServer(options)];
}

/**
 * Remarks of the bundler that say nothing to an author: "use client" means nothing where islands say
 * what the browser gets, and a slow machine is not news.
 */
const QUIET = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

/** React's modules, what binds stores to it, and what hydrates an island with it. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|zustand)[\\/]|[\\/]hydrate-island\.ts$/;

function environments({
  renderEntry,
  clientEntry,
  pageImports,
  islands: registry,
  rootScripts = {},
  code,
}: SsgOptions): Plugin {
  const islandNames = Object.keys(registry);
  return {
    name: "vitrine:environments",
    config: (_config, { command }) => ({
      appType: "custom",
      server: { watch: { ignored: code.isIgnored } },
      build: { assetsInlineLimit: 0, target: "es2022", reportCompressedSize: false, modulePreload: false },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // A constant that two scripts share is written into both: a chunk for it would be one more request.
              optimization: { inlineConst: { mode: "all", pass: 1 } },
              input: {
                [PAGE_SCRIPT]: clientEntry,
                ...Object.fromEntries(islandNames.map((name) => [name, islandModuleId(name)])),
                ...rootScripts,
              },
              output: {
                entryFileNames: ({ name }) =>
                  Object.hasOwn(rootScripts, name) ? "[name].js" : "assets/[name]-[hash].js",
                chunkFileNames: "assets/[name]-[hash].js",
                assetFileNames: "assets/[name]-[hash][extname]",
                // In one file: the loader fetches React beside the island that wants it, and bundlers cut it up.
                codeSplitting: { groups: [{ name: "react", test: REACT }] },
              },
              preserveEntrySignatures: "exports-only",
            },
          },
        },
        ssr: {
          // A bundle that stands alone; in development Node loads React itself.
          resolve: { noExternal: command === "build" ? true : [] },
          dev: {
            preTransformRequests: true,
            createEnvironment: (name, config) =>
              createRunnableDevEnvironment(name, config, {
                runnerOptions: { hmr: { logger: reloadLogger(config.logger) } },
              }),
          },
          // Without it, React's development code goes along: as much again for every worker to read.
          ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
          build: {
            emitAssets: true,
            minify: false,
            rolldownOptions: {
              onLog: (level, log, next) => QUIET.has(log.code ?? "") || next(level, log),
              input: {
                [RENDER_ENTRY]: renderEntry,
                ...Object.fromEntries(pageImports.map((specifier) => [entryNameOf(specifier), specifier])),
              },
              output: {
                entryFileNames: "[name].js",
                chunkFileNames: "chunks/[name]-[hash].js",
                assetFileNames: "assets/[name]-[hash][extname]",
              },
            },
          },
        },
      },
    }),
  };
}
