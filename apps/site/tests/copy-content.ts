import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../site-paths.ts";

/**
 * Copies the real content to a folder, and switches compressed copies off. They take most of a build's time,
 * and have a test of their own. `edit` may change `site.yaml` further.
 */
export function copyContent(folder: string, edit: (site: string) => string = (site) => site): void {
  cpSync(paths.content, folder, { recursive: true });
  const file = join(folder, "site.yaml");
  const site = readFileSync(file, "utf8").replace("\nhosting:\n", "\nhosting:\n  compressed: false\n");
  writeFileSync(file, edit(site));
}

/** Copies the images of shared pages from the site's own cache, since drawing has a test of its own. */
export function copyDrawnImages(cacheDir: string): void {
  const drawn = join(paths.cache, "og");
  if (existsSync(drawn)) cpSync(drawn, join(cacheDir, "og"), { recursive: true });
}
