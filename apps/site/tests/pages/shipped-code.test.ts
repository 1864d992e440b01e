// The production build's files for browsers: no code of development, no unneeded sources, and the licence of
// every third-party work.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, it } from "vitest";
import { paths } from "../../site-paths.ts";

const files = readdirSync(paths.dist, { recursive: true, encoding: "utf8", withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const textsOf = (...endings: string[]) =>
  files
    .filter((file) => endings.includes(extname(file)))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const having = (pattern: RegExp, ...endings: string[]) =>
  textsOf(...endings)
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file);

it("publishes the kinds of files that a site has, and no map, source or setting", () => {
  const kinds = [".html", ".js", ".json", ".txt", ".vtt", ".xml", ".webmanifest", ".svg", ".avif", ".webp"];
  const rest = [".jpg", ".png", ".ico", ".woff2", ".mp4", ".webm", ".br", ".gz"];
  const others = files.filter((file) => ![...kinds, ...rest].includes(extname(file)));
  expect(others.map((file) => file.slice(paths.dist.length)).sort()).toEqual(["/_headers", "/_redirects"]);
});

it("has React's production build, and no switch or message of development", () => {
  expect(textsOf(".js").length).toBeGreaterThan(10);
  expect(
    having(/react-dom-client\.development|NODE_ENV|import\.meta\.(?!url)|__DEV__|jsx-dev|@vite|HMR/, ".js"),
  ).toEqual([]);
  // These are long messages of React's development build.
  expect(having(/Each child in a list should have|Invalid hook call/, ".js")).toEqual([]);
});

it("has no comment, no map and no path of the machine that built it", () => {
  // The form accepts files of the type "image/*".
  expect(having(/(?<!image)\/\*|sourceMappingURL|\/\/#/, ".js")).toEqual([]);
  // React separates neighbouring texts of an island by an empty comment.
  expect(having(/<!--(?! -->)|\/\*/, ".html", ".svg")).toEqual([]);
  const traces = new RegExp(`${paths.workspace}|node_modules|file://|\\.tsx?\\b`);
  expect(having(traces, ".html", ".js", ".json", ".svg", ".xml")).toEqual([]);
});

it("gives the licences of what it ships: every package, the fonts, the icons, the communes", () => {
  const notice = readFileSync(join(paths.dist, "third-party-notices.txt"), "utf8");
  const names = [...notice.matchAll(/^-{80}\n(.*)$/gm)].map(([, title = ""]) => title);
  for (const name of ["react", "react-dom", "scheduler", "zustand", "idb", "@floating-ui/dom"])
    expect(names.filter((title) => title.startsWith(`${name} `))).toHaveLength(1);
  for (const work of ["Instrument Sans", "Lucide icons", "@etalab/"])
    expect(names.filter((title) => title.includes(work))).toHaveLength(1);
  expect(
    names.every((title) => /\((?:MIT|ISC|0BSD|OFL-1\.1|MIT, data under Licence Ouverte 2\.0)\)$/.test(title)),
  ).toBe(true);
  expect(notice).not.toContain("No text of the licence");
});
