import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { compileStylesheet } from "./stylesheet.ts";

const STYLESHEET = /\.(module|global)\.css$/;
/** A module id that does not end like CSS, so that Vite's own CSS plugin ignores it. */
const SUFFIX = ".sheet.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Lets components import their stylesheets; pages inline the styles that they show. In a build, class names
 * begin with one or two letters, by the component's rank in the folder: the same for server and browser.
 */
export function stylesheets(folder: string): Plugin {
  const files = globSync("*/src/**/*.module.css", { cwd: folder });
  const namesOf = (isExample: boolean) =>
    files
      .filter((file) => /[\\/]examples[\\/]/.test(file) === isExample)
      .map((file) => basename(file))
      .sort();
  // No page of a site shows an example, so examples get the longest names.
  const names = [...namesOf(false), ...namesOf(true)];
  const letters = new Map(names.map((name, rank) => [name, lettersOf(rank)]));
  return {
    name: "vitrine:stylesheets",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!STYLESHEET.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `\0${resolved.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(1, -SUFFIX.length);
      this.addWatchFile(file);
      const { command, consumer } = this.environment.config;
      return compileStylesheet(file, await readFile(file, "utf8"), {
        forServer: consumer === "server",
        letters: command === "build" ? letters.get(basename(file)) : undefined,
      });
    },
    /** Vite knows no module by the stylesheet's own path. */
    hotUpdate({ file, modules }) {
      const sheet = this.environment.moduleGraph.getModuleById(`\0${file}${SUFFIX}`);
      return sheet && [...modules, sheet];
    },
  };
}

const lettersOf = (rank: number) =>
  (LETTERS[Math.floor(rank / LETTERS.length) - 1] ?? "") + LETTERS[rank % LETTERS.length];
