import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostConfigurations } from "@vitrine/hosting/host-files";
import type { Hosting } from "@vitrine/hosting/hosting";

/**
 * Where a build puts what is for hosts and not for visitors: beside the published folder, `dist.hosting` for `dist`.
 * In it, every visitor could read how the site is served.
 */
const hostingFolder = (outDir: string) => `${outDir}.hosting`;

/** Writes a build's host configurations and its description, each in one step. */
export function writeHostingFolder(outDir: string, hosting: Hosting): void {
  const folder = hostingFolder(outDir);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(hostConfigurations(hosting))) {
    writeFileSync(join(folder, `${name}.new`), text);
    renameSync(join(folder, `${name}.new`), join(folder, name));
  }
}

const description = (outDir: string) => join(hostingFolder(outDir), "hosting.json");

/** Whether a build has said how this folder is to be served. */
export const isHostingKnown = (outDir: string) => existsSync(description(outDir));

/** Reads how a built folder is to be served. Throws if no build has said so. */
export function readHosting(outDir: string): Hosting {
  const file = description(outDir);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Hosting;
  } catch (cause) {
    throw new Error(`${file} does not say how the site is served: build the site again.`, { cause });
  }
}
