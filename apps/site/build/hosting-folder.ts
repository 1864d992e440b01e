import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@vitrine/generator/write-whole";
import { hostConfigurations, publishedHostFiles, type Texts } from "@vitrine/hosting/host-files";
import type { Hosting } from "@vitrine/hosting/hosting";
import { servingBoth } from "@vitrine/hosting/serving-both";

/**
 * Where a build puts what is for hosts and not for visitors: beside the published folder, `dist.hosting` for `dist`.
 * In it, every visitor could read how the site is served.
 */
const hostingFolder = (outDir: string) => `${outDir}.hosting`;

/** Writes a build's host configurations and its description, each in one step; what a killed build left there goes. */
export function writeHostingFolder(outDir: string, hosting: Hosting): void {
  const folder = hostingFolder(outDir);
  writeTexts(folder, hostConfigurations(hosting));
  for (const name of readdirSync(folder)) if (name.endsWith(".new")) rmSync(join(folder, name));
}

/**
 * Before a build's files take the place of the last one's, has both served: whoever is killed meanwhile leaves no page
 * whose styles, forms or scripts the headers forbid (decision 26). `writeHostingFolder` ends that.
 */
export function openHosting(outDir: string, next: Hosting): void {
  const last = lastHosting(outDir);
  if (JSON.stringify(last) === JSON.stringify(next)) return;
  const both = last === undefined ? next : servingBoth(last, next);
  writeHostingFolder(outDir, both);
  // A part that holds pages alone gets none of these files.
  for (const [name, text] of Object.entries(publishedHostFiles(both)))
    if (existsSync(join(outDir, name))) writeWhole(join(outDir, name), text);
}

/** The last build's answer; undefined where a disk or a hand has damaged it since. */
function lastHosting(outDir: string): Hosting | undefined {
  try {
    return isHostingKnown(outDir) ? readHosting(outDir) : undefined;
  } catch {
    return undefined;
  }
}

function writeTexts(folder: string, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) writeWhole(join(folder, name), text);
}

const description = (outDir: string) => join(hostingFolder(outDir), "hosting.json");

/** Whether a build has said how this folder is to be served. */
export const isHostingKnown = (outDir: string) => existsSync(description(outDir));

/** Reads how a built folder is to be served. Throws if no build has said so. */
export function readHosting(outDir: string): Hosting {
  const file = description(outDir);
  try {
    const hosting = JSON.parse(readFileSync(file, "utf8")) as Hosting;
    // Another text may be JSON too.
    if (![hosting.rules, hosting.redirects].every(Array.isArray) || typeof hosting.headers !== "object")
      throw new TypeError("It is no description of hosting.");
    return hosting;
  } catch (cause) {
    throw new Error(`${file} does not say how the site is served: build the site again.`, { cause });
  }
}
