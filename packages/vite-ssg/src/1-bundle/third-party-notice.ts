import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Something of others that pages hold without its being a module of the browser's bundle: a font, icons, data. */
export interface ShippedWork {
  readonly name: string;
  /** SPDX identifier. */
  readonly license: string;
  /** The file with the licence's text. */
  readonly file: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * The licences of everything of others that a site's visitors get: of the packages that the browser's modules come
 * from, and of what is named beside. Sorted, so that a build can be repeated. Throws for a package without a licence.
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

/** The folder of the package that a module belongs to, by the last `node_modules` in its path. */
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
