import { readdirSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { isYaml } from "./is-yaml.ts";

/**
 * Lists the paths of files and links under a folder, sorted, with forward slashes. Hidden names and the
 * top-level folders in `without` are left out. Links to folders are listed and followed, each target once. A
 * folder with the name of a content file is listed too, so that a check can report it.
 */
export function pathsUnder(root: string, without: readonly string[]): readonly string[] {
  const paths: string[] = [];
  const entered = new Set<string>();
  const enter = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`;
      if (entry.name.startsWith(".") || without.includes(path)) continue;
      if (!entry.isDirectory() || isYaml(entry.name)) paths.push(path);
      if (entry.isDirectory() || (entry.isSymbolicLink() && leadsOn(join(root, path)))) enter(`${path}/`);
    }
  };
  /** True if a link leads to a new folder. A link may lead nowhere, to itself, or to a folder above it. */
  const leadsOn = (link: string): boolean => {
    const place = folderBehind(link);
    if (place === undefined || entered.has(place) || (realpathSync(root) + sep).startsWith(place + sep))
      return false;
    entered.add(place);
    return true;
  };
  enter("");
  return paths.sort();
}

function folderBehind(link: string): string | undefined {
  try {
    return statSync(link).isDirectory() ? realpathSync(link) : undefined;
  } catch {
    return undefined;
  }
}
