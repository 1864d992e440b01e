import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A third-party work that pages hold outside the browser's bundle: a font, icons, data. */
export interface ShippedWork {
  readonly name: string;
  /** SPDX identifier. */
  readonly license: string;
  /** Path of the licence's text. */
  readonly file: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * The licences of all third-party works that visitors download: the packages of the browser's modules, and
 * `works`. They are sorted, so that every build gives the same bytes. Throws for a package without one.
 */
export function thirdPartyNotice(moduleIds: readonly string[], works: readonly ShippedWork[]): string {
  const folders = [...new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []))];
  const notices = [
    ...folders.map(noticeOfPackage),
    ...works.map(({ name, license, file }) => ({ title: `${name} (${license})`, text: read(file) })),
  ].sort((a, b) => (a.title < b.title ? -1 : 1));
  return [
    "This site contains work of others, under the licences below.\n",
    ...new Set(notices.map(({ title, text }) => `${"-".repeat(80)}\n${title}\n\n${text}\n`)),
  ].join("\n");
}

/** The package folder of a module, by the last `node_modules` in its path. */
function packageFolder(moduleId: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}

function noticeOfPackage(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(read(join(folder, "package.json"))) as Manifest;
  if (license === undefined) throw new Error(`${name} is shipped to browsers and names no licence.`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(basename(entry)));
  return {
    title: `${name} ${version} (${license})`,
    text: file === undefined ? "No text of the licence came with it." : read(join(folder, file)),
  };
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`The licence of what the site ships should be at ${file}.`);
  return readFileSync(file, "utf8").trim();
}
