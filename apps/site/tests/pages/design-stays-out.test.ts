// The design system's page, the atelier and the problem overlay are for development only, so the `build`
// task's output must not hold them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paths } from "../../site-paths.ts";

/** Addresses, titles and files of the development pages, and a word that only examples use. */
const TRACES =
  /__vitrine|système de design|\.examples\.tsx|(?:src\/examples|dev\/(?:design|atelier))\b|anticonstitutionnellement|L’atelier|vitrine-problems|problem-overlay|pages-changed/;
const TEXT = /\.(html|js|json|css|xml|txt)$/;

const textsUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => TEXT.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

it.each([
  { folder: paths.dist, has: "index.html" },
  { folder: join(paths.cache, "bundle"), has: "server/render.js" },
])("leaves no trace in $folder", ({ folder, has }) => {
  const texts = textsUnder(folder);
  expect(texts.map(({ name }) => name)).toContain(has);
  expect(texts.filter(({ text }) => TRACES.test(text)).map(({ name }) => name)).toEqual([]);
});
