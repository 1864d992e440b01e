import { readFileSync } from "node:fs";

/** A third-party work that pages hold outside the browser's bundle: a font, icons, data. */
export interface ShippedWork {
  readonly name: string;
  /** SPDX identifier. */
  readonly license: string;
  /** Path of the licence's text. */
  readonly file: string;
}

/** The licence of a package in the browser's bundle, as Vite lists it (`build.license`). */
export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  readonly text?: string;
}

/**
 * The licences of all third-party works that visitors download: `packages` and `works`. They are sorted, so
 * that every build gives the same bytes. Throws for a package without one.
 */
export function thirdPartyNotice(packages: readonly PackageLicense[], works: readonly ShippedWork[]): string {
  const notices = [
    ...packages.map(noticeOfPackage),
    ...works.map(({ name, license, file }) => ({
      title: `${name} (${license})`,
      text: readFileSync(file, "utf8").trim(),
    })),
  ].sort((a, b) => (a.title < b.title ? -1 : 1));
  return [
    "This site contains work of others, under the licences below.\n",
    ...notices.map(({ title, text }) => `${"-".repeat(80)}\n${title}\n\n${text}\n`),
  ].join("\n");
}

function noticeOfPackage({ name, version, identifier, text }: PackageLicense) {
  if (identifier === undefined) throw new Error(`${name} is shipped to browsers and names no licence.`);
  return {
    title: `${name} ${version} (${identifier})`,
    text: text ?? "No text of the licence came with it.",
  };
}
