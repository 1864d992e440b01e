import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyStore } from "@vitrine/generator/copy-store";
import { paths } from "../site-paths.ts";

/**
 * Copies the content of the real site, or of another, to a folder, and switches compressed copies off. They take
 * most of a build's time, and have a test of their own. `edit` may change `site.yaml` further.
 */
export function copyContent(
  folder: string,
  edit: (site: string) => string = (site) => site,
  original: string = paths.content,
): void {
  cpSync(original, folder, { recursive: true });
  const file = join(folder, "site.yaml");
  const site = readFileSync(file, "utf8").replace("\nhosting:\n", "\nhosting:\n  compressed: false\n");
  writeFileSync(file, edit(site));
}

/** Copies the smallest site, with more text for its `site.yaml`, and without compressed copies. */
export const copySmallSite = (folder: string, more = ""): void =>
  copyContent(
    folder,
    (site) => `${site}hosting: { compressed: false }\n${more}`,
    join(import.meta.dirname, "small-site"),
  );

/** Copies a folder of the site's own cache; nothing if no build has made it yet. */
function copyFolder(name: string, cacheDir: string): void {
  const own = join(paths.cache, name);
  if (existsSync(own)) cpSync(own, join(cacheDir, name), { recursive: true });
}

/**
 * Copies the dictionary and the communes from the site's own cache, which take two seconds to make. The communes
 * only serve runs of the same code.
 */
export const copyReference = (cacheDir: string): void =>
  copyStore(paths.cache, cacheDir, ["communes", "dictionary"]);

/**
 * Copies the bundle, the dictionary, the communes and the images of shared pages from the site's own cache. They
 * take seconds to make, and have tests of their own.
 */
export function copyBuilt(cacheDir: string): void {
  copyFolder("og", cacheDir);
  copyFolder("bundle", cacheDir);
  copyStore(paths.cache, cacheDir, ["bundle", "communes", "dictionary"]);
}
