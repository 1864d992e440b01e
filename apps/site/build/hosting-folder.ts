import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { writeWhole } from "@vitrine/generator/write-whole";
import { hostConfigurations, publishedHostFiles } from "@vitrine/hosting/host-files";
import type { Hosting } from "@vitrine/hosting/hosting";
import { servingBoth } from "@vitrine/hosting/serving-both";

/** The folder of the hosts' files: `dist.hosting`. Inside `dist`, every visitor could read them. */
const hostingFolder = (outDir: string) => `${outDir}.hosting`;

/** Writes a build's host configurations and description. Removes the temporary files of a killed build. */
export function writeHostingFolder(outDir: string, hosting: Hosting): void {
  const folder = hostingFolder(outDir);
  for (const [name, text] of Object.entries(hostConfigurations(hosting)))
    writeWhole(join(folder, name), text);
  for (const name of readdirSync(folder)) if (name.endsWith(".new")) rmSync(join(folder, name));
}

/**
 * Allows both builds' files before the new ones replace the old. A build that is killed meanwhile leaves no
 * page whose styles, forms or scripts the headers forbid (decision 26). `writeHostingFolder` ends that state.
 */
export function openHosting(outDir: string, next: Hosting): void {
  const last = lastHosting(outDir);
  if (JSON.stringify(last) === JSON.stringify(next)) return;
  const both = last === undefined ? next : servingBoth(last, next);
  writeHostingFolder(outDir, both);
  // A shard of pages alone has none of these files.
  for (const [name, text] of Object.entries(publishedHostFiles(both)))
    if (existsSync(join(outDir, name))) writeWhole(join(outDir, name), text);
}

/** Name of the file with the path of the build's content folder, relative to the output folder. */
const ORIGIN = "built-from.txt";

/** Records the content folder, so that the build of another site does not go over this one. */
export function recordOrigin(outDir: string, contentDir: string): void {
  writeWhole(join(hostingFolder(outDir), ORIGIN), `${relative(outDir, contentDir)}\n`);
}

/** The content folder of the build in a folder; undefined without a record of it. */
export function builtFrom(outDir: string): string | undefined {
  try {
    return resolve(outDir, readFileSync(join(hostingFolder(outDir), ORIGIN), "utf8").trim());
  } catch {
    return undefined;
  }
}

/** The last build's description, or undefined if it is missing or damaged. */
function lastHosting(outDir: string): Hosting | undefined {
  try {
    return readHosting(outDir);
  } catch {
    return undefined;
  }
}

const description = (outDir: string) => join(hostingFolder(outDir), "hosting.json");

/** True if a build has described how to serve this folder. */
export const isHostingKnown = (outDir: string) => existsSync(description(outDir));

/** Reads the description of how to serve a folder. Throws if it is missing or damaged. */
export function readHosting(outDir: string): Hosting {
  const file = description(outDir);
  try {
    const hosting = JSON.parse(readFileSync(file, "utf8")) as Hosting;
    // A damaged or foreign file may be valid JSON too.
    if (![hosting.rules, hosting.redirects].every(Array.isArray) || typeof hosting.headers !== "object")
      throw new TypeError("It is no description of hosting.");
    return hosting;
  } catch (cause) {
    throw new Error(`${file} does not say how the site is served: build the site again.`, { cause });
  }
}
