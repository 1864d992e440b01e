import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { openFont } from "@vitrine/generator/open-font";
import { MAX_FONT_BYTES } from "@vitrine/generator/own-fonts";
import { shortHash, versionOf } from "@vitrine/generator/short-hash";
import { fallbackFonts } from "@vitrine/generator/fallback-fonts";
import { PAIRS } from "@vitrine/schema/typefaces";
import { expect, it } from "vitest";
import { fontFile } from "../../site-paths.ts";

const typefaces = Object.values(PAIRS).flatMap(({ title, text }) => [
  { ...title, role: "title" as const },
  { ...text, role: "text" as const },
]);
const bytesOf = (name: string) => readFileSync(fontFile({ name }, ""));

it("knows every file of the templates' typefaces by its bytes, each lighter than an own file may be", () => {
  const named = typefaces.flatMap(({ files }) => files.map(({ name, version }) => ({ name, version })));
  const present = readdirSync(dirname(fontFile({ name: "any" }, "")))
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => basename(file, ".woff2"));
  expect(byName(named)).toEqual(
    byName(present.map((name) => ({ name, version: versionOf(shortHash(bytesOf(name))) }))),
  );
  expect(Math.max(...present.map((name) => bytesOf(name).length))).toBeLessThan(MAX_FONT_BYTES);
});

const byName = (files: readonly { readonly name: string; readonly version: string }[]) =>
  files.toSorted((a, b) => (a.name < b.name ? -1 : 1));

it("stretches the fallback fonts by what the typefaces measure, and titles by at most 2 % more for their capitals", async () => {
  for (const { files, fallbacks, role } of typefaces) {
    const measured = fallbackFonts(await openFont(bytesOf(files[0]?.name ?? "")), role);
    const corrections = measured.map(({ size }, i) => (fallbacks[i]?.size ?? 0) / size);
    expect({ files, isLess: Math.min(...corrections) < 0.999 }).toEqual({ files, isLess: false });
    const most = role === "title" ? 1.02 : 1.001;
    expect({ files, isMore: Math.max(...corrections) > most }).toEqual({ files, isMore: false });
  }
});
