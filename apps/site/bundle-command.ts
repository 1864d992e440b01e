// Bundles `vitrine-command.ts` into the folder that is named as argument: a program of its own, since a bundler leaves
// much memory behind. Bundles of other code that stand beside it go after a day, when no run can be using them any more.
import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, normalizePath, type Plugin } from "vite";
import { paths } from "./site-paths.ts";

/** Packages that stay where they are: what is no JavaScript, or is needed in few runs. */
const STAY = new Set(["fontkit", "lightningcss", "react", "sharp", "vite"]);

/** Addresses that code takes from its own place stay those of the sources. */
const PLACE = /import\.meta\.(?:(url|dirname)|resolve\("([^"]+)"\))/g;

const inPlace: Plugin = {
  name: "in-place",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!STAY.has(source)) return null;
    // As an import: what a package gives to `require` may name nothing.
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { id: pathToFileURL(found.id).href, external: "absolute" };
  },
  async transform(code, id) {
    if (!id.startsWith(normalizePath(paths.workspace)) || !code.includes("import.meta.")) return null;
    const own = { url: pathToFileURL(id).href, dirname: dirname(id) };
    let text = code;
    for (const [found, part, specifier] of code.matchAll(PLACE)) {
      const address =
        specifier === undefined
          ? own[part as keyof typeof own]
          : pathToFileURL((await this.resolve(specifier, id))?.id ?? specifier).href;
      text = text.replaceAll(found, JSON.stringify(address));
    }
    return text;
  },
};

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const folder = process.argv[2] as string;
const draft = join(dirname(folder), `${basename(folder)}.${process.pid}.new`);
try {
  await build({
    configFile: false,
    root: paths.app,
    publicDir: false,
    logLevel: "error",
    plugins: [inPlace],
    ssr: { noExternal: true },
    build: {
      ssr: join(paths.app, "vitrine-command.ts"),
      outDir: draft,
      minify: false,
      target: "esnext",
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    },
  });
  renameSync(draft, folder);
  for (const name of readdirSync(dirname(folder))) {
    const other = join(dirname(folder), name);
    if (Date.now() - statSync(other).mtimeMs > DAY_MILLISECONDS) rmSync(other, { recursive: true });
  }
} finally {
  rmSync(draft, { recursive: true, force: true });
}
