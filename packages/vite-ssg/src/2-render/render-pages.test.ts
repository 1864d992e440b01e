import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PageHead } from "@vitrine/schema/page-head";
import { renderPages } from "./render-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-render-"));
const input = {
  serverDir: join(folder, "server"),
  imports: { "@templates": join(folder, "server/templates.js") },
  siteModule: join(folder, "site.ts"),
  scripts: { page: "/assets/page.js", islands: {} },
};
const COUNT = 150;
const job = (name: string) => ({
  route: `/${name}`,
  module: join(folder, "pages", `${name}.tsx`),
  output: join(folder, "out", `${name}.html`),
});

beforeAll(() => {
  for (const dir of ["server", "react", "pages"]) mkdirSync(join(folder, dir));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server/templates.js"), "export const greet = (name) => `Bonjour ${name}`;");
  writeFileSync(
    join(folder, "server/render.js"),
    "export const render = (page, { site }) => `${page.default()} de ${site.name}`;",
  );
  writeFileSync(
    join(folder, "react/components.js"),
    "export const Greeting = (props) => `Bonjour ${JSON.stringify(props)}`;",
  );
  writeFileSync(
    join(folder, "react/render.js"),
    "export const render = ({ default: page }, { site }) => { const { type, props } = page(); return `${type(props)} de ${site.name}`; };",
  );
  writeFileSync(
    join(folder, "site.ts"),
    'import type { A } from "nowhere"; export const site: { name: string } = { name: "Vitrine" };',
  );
  for (let i = 0; i < COUNT; i++) {
    writeFileSync(
      join(folder, `pages/p${i}.tsx`),
      `import { greet } from "@templates";\nexport default (): string => greet("${i}");`,
    );
  }
  writeFileSync(
    join(folder, "pages/throws.tsx"),
    'export default () => { throw new Error("no such picture"); };',
  );
  writeFileSync(join(folder, "pages/broken.tsx"), "export default () => { <div>;");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("renders every page in worker threads, with the bundle behind its imports", async () => {
  const jobs = Array.from({ length: COUNT }, (_, i) => job(`p${i}`));
  const done: number[] = [];
  expect(await renderPages(jobs, input, { workers: 2, onProgress: (count) => done.push(count) })).toEqual([]);
  for (let i = 0; i < COUNT; i++)
    expect(readFileSync(join(folder, `out/p${i}.html`), "utf8")).toBe(`Bonjour ${i} de Vitrine`);
  expect(done.at(-1)).toBe(COUNT);
});

it("renders a page from data alone", async () => {
  const data = {
    head: {} as PageHead,
    from: "@components",
    component: "Greeting",
    props: { name: "Clichy", at: undefined },
  };
  const failures = await renderPages(
    [
      { ...job("data"), module: "nowhere.tsx", data },
      { ...job("stranger"), data: { ...data, from: "node:fs" } },
      { ...job("nameless"), data: { ...data, component: "Farewell" } },
    ],
    {
      ...input,
      serverDir: join(folder, "react"),
      imports: { "@components": join(folder, "react/components.js") },
    },
  );
  expect(readFileSync(join(folder, "out/data.html"), "utf8")).toBe('Bonjour {"name":"Clichy"} de Vitrine');
  expect(failures.map(({ route, message }) => `${route} ${message.split("\n")[0]}`)).toEqual([
    '/nameless Error: "@components" has no component "Farewell".',
    '/stranger Error: "node:fs" is not among the imports that page modules may have.',
  ]);
});

it("reports every page that fails, and renders the others", async () => {
  const failures = await renderPages([job("throws"), job("p1"), job("broken")], input);
  expect(failures.map(({ route }) => route)).toEqual(["/broken", "/throws"]);
  expect(failures[1]?.message).toContain("no such picture");
});
