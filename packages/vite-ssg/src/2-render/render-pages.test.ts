import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { shortHash } from "@vitrine/generator/short-hash";
import type { SiteModel } from "@vitrine/schema/site-model";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { renderPages } from "./render-pages.ts";

const folder = temporaryFolder();
const input = {
  serverDir: join(folder, "server"),
  site: { name: "Vitrine" } as SiteModel,
  scripts: { page: "/assets/page.js", islands: {} },
  maker: { module: pathToFileURL(join(folder, "maker.js")).href, input: { greeting: "Salut" } },
};
const COUNT = 150;
const output = (name: string) => join(folder, "out", `${name}.html`);
const html = (name: string) => readFileSync(output(name), "utf8");
const moduleOf = (props: object, component = "Greeting") =>
  `import { ${component} } from "@components";

export const route = "/";

export const head: PageHead = {};

const props: ${component}Props = ${JSON.stringify(props, null, 2)};

export default function Page() {
  return <${component} {...props} />;
}
`;
const module = (name: string) => join(folder, "modules", `${name}.tsx`);
const job = (name: string, text = moduleOf({ name })) => ({
  route: `/${name}`,
  path: `${name}.html`,
  sourceKey: "",
  output: output(name),
  module: module(name),
  content: { text },
});

beforeAll(() => {
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "server/templates.js"),
    `export const Greeting = (props) => \`Bonjour \${JSON.stringify(props)}\`;
     export const Throwing = () => { throw new Error("no such picture"); };`,
  );
  writeFileSync(
    join(folder, "server/render.js"),
    "export const render = ({ default: page }, { site }) => { const { type, props } = page(); return `${type(props)} de ${site.name}`; };",
  );
  writeFileSync(
    join(folder, "maker.js"),
    `export const pageMaker = ({ greeting }) => (name) => {
       if (name === "odd") throw new Error("changed meanwhile");
       return ${JSON.stringify(moduleOf({ greeting: "Salut", name: "NAME" }))}.replace("NAME", name);
     };`,
  );
});

it("renders every page in worker threads, with the bundle behind its imports", async () => {
  const jobs = Array.from({ length: COUNT }, (_, i) => job(`p${i}`));
  const done: number[] = [];
  const { pages, failures } = await renderPages(jobs, input, {
    workers: 2,
    onProgress: (count) => done.push(count),
  });
  expect(failures).toEqual([]);
  expect(pages).toHaveLength(COUNT);
  for (let i = 0; i < COUNT; i++) expect(html(`p${i}`)).toBe(`Bonjour {"name":"p${i}"} de Vitrine`);
  expect(done.at(-1)).toBe(COUNT);
});

it("reports every page that fails, and renders the others", async () => {
  const { pages, failures } = await renderPages(
    [
      job("throws", moduleOf({}, "Throwing")),
      job("good", moduleOf({ at: undefined })),
      job("nameless", moduleOf({}, "Farewell")),
    ],
    input,
  );
  expect(html("good")).toBe("Bonjour {} de Vitrine");
  expect(pages.map(({ path }) => path)).toEqual(["good.html"]);
  expect(failures.map(({ route, message }) => `${route} ${message.split("\n")[0]}`)).toEqual([
    '/nameless Error: "@components" has no component "Farewell".',
    "/throws Error: no such picture",
  ]);
});

it("makes pages where they are rendered, and renders none that is out as it would be", async () => {
  const made = (name: string, renderedKey?: string) => ({
    ...job(`made-${name}`),
    content: { file: name, key: "" },
    renderedKey,
  });
  const key = (name: string) => shortHash(moduleOf({ greeting: "Salut", name }));
  const { pages, failures } = await renderPages(
    [made("new"), made("same", key("same")), made("changed", key("before")), made("odd")],
    input,
  );
  expect(pages).toEqual([
    { path: "made-new.html", sourceKey: "", key: key("new"), rendered: true },
    { path: "made-same.html", sourceKey: "", key: key("same"), rendered: false },
    { path: "made-changed.html", sourceKey: "", key: key("changed"), rendered: true },
  ]);
  expect(html("made-new")).toBe('Bonjour {"greeting":"Salut","name":"new"} de Vitrine');
  expect(() => html("made-same")).toThrow("ENOENT");
  expect(failures[0]?.message).toContain("changed meanwhile");
  expect(readFileSync(module("made-changed"), "utf8")).toBe(moduleOf({ greeting: "Salut", name: "changed" }));
});

it("renders the module on disk, and makes it again if an author has edited it", async () => {
  const text = moduleOf({ by: "hand" });
  const again = (name: string, written: string) => ({
    ...job(`again-${name}`),
    content: { file: name, key: "" },
    writtenKey: shortHash(written),
  });
  for (const name of ["again-same", "again-edited"]) writeFileSync(module(name), text);
  const { failures } = await renderPages([again("same", text), again("edited", moduleOf({}))], input);
  expect(failures).toEqual([]);
  expect(html("again-same")).toBe('Bonjour {"by":"hand"} de Vitrine');
  expect(html("again-edited")).toContain('"name":"edited"');
});
