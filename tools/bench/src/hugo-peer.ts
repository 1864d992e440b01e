import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { placeName } from "@vitrine/french/place-name";
import type { BenchContent } from "./write-content.ts";

const SOURCES = fileURLToPath(new URL("../peers/hugo", import.meta.url));

/**
 * Writes a Hugo site of the generated zones: their own texts from the same YAML, as front matter, in a page of the
 * same parts. It checks nothing and knows no place names, so those are written into its content beforehand.
 */
export function writeHugoSite(folder: string, { folder: contentDir, zones, communes }: BenchContent): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCES, folder, { recursive: true });
  mkdirSync(join(folder, "content"));
  for (const [i, path] of zones.entries()) {
    const text = readFileSync(join(contentDir, path), "utf8");
    const { name, at } = placeName(communes[i]?.name ?? "", communes[i]?.elides);
    const own = text.replace(/^(?:title|shortTitle): .*\n/gm, "");
    const front = `title: ${JSON.stringify(`Entreprise de nettoyage ${at}`)}\nlieu: ${JSON.stringify(name)}\natLieu: ${JSON.stringify(at)}\n${own}`;
    writeFileSync(join(folder, "content", basename(path).replace(/yaml$/, "md")), `---\n${front}---\n`);
  }
}
