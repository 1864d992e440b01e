import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RunnableDevEnvironment } from "vite";
import { expect, it, vi } from "vitest";
import type { SiteModel } from "@vitrine/schema/site-model";
import { readModule } from "@vitrine/vite-ssg/read-module";
import type { RenderPage } from "@vitrine/vite-ssg/create-renderer";
import type { DevProblem } from "@vitrine/vite-ssg/dev-messages";
import { siteDev } from "../../dev/site-dev.ts";
import { devOnCopy } from "./dev-on-copy.ts";
import { paths } from "../../site-paths.ts";
import { islands } from "../../src/islands.ts";

/** Messages on the terminal. */
const said: string[] = [];
const copy = devOnCopy({ say: (text) => said.push(text) });
const { content, dev, page } = copy;

it("renders a page on request, with its styles and a way to reload it", async () => {
  const { status, html } = await page("/clichy");
  expect(status).toBe(200);
  expect(html).toContain("Entreprise de nettoyage à Clichy");
  expect(html).toContain("zone-page_opening");
  expect(html).toContain("/@vite/client");
});

it("lists few local pages in the atelier, and gives the number of the others", async () => {
  const limited = siteDev({ contentDir: content, cacheDir: join(content, "../cache") }, 1);
  await limited.load([]);
  const { plan, pages, unlisted } = await limited.atelier();
  limited.close();
  const local = plan.site.pages.filter(({ route }) => plan.texts.has(`zones${route}.yaml`));
  expect(local.length).toBeGreaterThan(1);
  expect(unlisted).toBe(local.length - 1);
  expect(pages).toHaveLength(plan.site.pages.length - unlisted);
});

it("shows an exception among the problems until the content can be read again", async () => {
  const folder = join(content, "../later");
  const late = siteDev({ contentDir: folder, cacheDir: join(content, "../cache") });
  const { problems } = await late.load([]);
  expect(problems.map(({ html }) => html)).toEqual([expect.stringMatching(/broke off: ENOENT.*later/)]);
  cpSync(content, folder, { recursive: true });
  expect((await late.load([])).problems).toEqual([]);
  late.close();
});

it("shows every page as it would without the cache of page parts", async () => {
  const { runner } = copy.server.environments["ssr"] as RunnableDevEnvironment;
  const load = <Module>(id: string) => runner.import(id) as Promise<Module>;
  const { render } = await load<{ render: RenderPage }>(join(paths.app, "src/render.tsx"));
  const { SiteProvider } =
    await load<typeof import("@vitrine/ui/site-provider")>("@vitrine/ui/site-provider");
  const templates = await load<Record<string, unknown>>("@vitrine/ui/templates");
  const { pages, ...shared } = await dev.load([]);
  const site = shared.site as SiteModel;
  const scripts = {
    page: "/page.js",
    islands: Object.fromEntries(Object.keys(islands).map((i) => [i, `/${i}.js`])),
  };
  const context = { site, islandAddress: (name: string) => `/${name}.js` };
  for (const { route } of (await dev.atelier()).pages) {
    const text = pages.get(route) as string;
    const pageModule = readModule(text, templates);
    const plain = renderToStaticMarkup(
      createElement(SiteProvider, { value: context }, createElement(pageModule.default)),
    );
    const html = render(pageModule, { site, scripts });
    expect(html.slice(html.indexOf("<body>"))).toBe(`<body>${plain}</body></html>\n`);
  }
});

it("serves what scripts fetch, and the icons", async () => {
  const { html } = await page("/zones");
  const [places = ""] = /\/assets\/places\.[0-9a-f]{4}\.json/.exec(html) ?? [];
  const response = await fetch(copy.url + places);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(JSON.stringify(await response.json())).toContain("Montreuil");
  const [, sprite = ""] = /<use href="([^"#]+)#/.exec((await page("/")).html) ?? [];
  const icons = await fetch(copy.url + sprite);
  expect(icons.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
  expect(await icons.text()).toContain('<symbol id="rocket"');
});

it("shows the design tokens, and each example alone", async () => {
  const { status, html } = await page("/__vitrine/design");
  expect(status).toBe(200);
  expect(html).toContain('<a href="/__vitrine/design/sections/hero/1">');
  expect(html).toMatch(/style="font-size:[^"]+">size-/);
  expect((await page("/__vitrine/design/sections/hero/1")).html).toContain("Des bureaux nets");
  expect((await page("/__vitrine/design/sections/hero/99")).status).toBe(404);
});

it("answers an unknown address with the 404 page", async () => {
  const { status, html } = await page("/nulle-part");
  expect(status).toBe(404);
  expect(html).toContain("Oops! Page not found");
});

const zone = (name: string) => join(content, `zones/${name}.yaml`);

/**
 * Makes a change, and returns the server's messages to its browsers until `enough` is true. The plan behind it may
 * send more before this looks.
 */
async function told(change: () => void, enough: (messages: readonly unknown[]) => boolean) {
  const send = vi.spyOn(copy.server.ws, "send");
  change();
  const messages = () => send.mock.calls.map((call) => (call.length === 1 ? call[0] : call)) as unknown[];
  await vi.waitFor(() => expect(messages()).toSatisfy(enough), { timeout: 20_000 });
  const heard = messages();
  send.mockRestore();
  return heard.slice(0, heard.findIndex((_, last) => enough(heard.slice(0, last + 1))) + 1);
}

const haveChanged = (messages: readonly unknown[]) =>
  messages.some((message) => Array.isArray(message) && message[0] === "vitrine:pages-changed");
const problemsIn = (messages: readonly unknown[]) =>
  messages.flatMap((message) =>
    Array.isArray(message) && message[0] === "vitrine:problems" ? [message[1] as DevProblem[]] : [],
  );

it("shows a saved text on the next request and tells the browser of it", async () => {
  const good = readFileSync(zone("clichy"), "utf8");
  await told(
    () => writeFileSync(zone("clichy"), good.replace("intro: >-\n  ", "intro: >-\n  Relu ce matin. ")),
    haveChanged,
  );
  expect((await page("/clichy")).html).toContain("Relu ce\u00A0matin.");
});

it.each(["/clichy", "/__vitrine"])(
  "says of %s which state of the content it was made of, not which one came while it was made",
  async (address) => {
    const stateOf = ({ html }: { html: string }) =>
      /<meta name="vitrine-state" content="(\d+)">/.exec(html)?.[1];
    const state = stateOf(await page(address));
    const good = readFileSync(zone("clichy"), "utf8");
    const { runner } = copy.server.environments["ssr"] as RunnableDevEnvironment;
    const load = runner.import.bind(runner);
    vi.spyOn(runner, "import").mockImplementationOnce(async (id) => {
      await told(
        () => writeFileSync(zone("clichy"), good.replace("intro: >-\n  ", "$&Entre-temps. ")),
        haveChanged,
      );
      return load(id);
    });
    expect(stateOf(await page(address))).toBe(state);
    vi.restoreAllMocks();
    expect(stateOf(await page(address))).toBe(String(Number(state) + 1));
    await told(() => writeFileSync(zone("clichy"), good), haveChanged);
  },
);

it.each(["zone-page.tsx", "zone-page.module.css"])("reloads for a saved %s", async (name) => {
  const file = `${paths.workspace}/packages/ui/src/templates/zone-page/${name}`;
  // The file is not touched: other servers, those of the browser tests, would reload their pages too.
  await told(
    () => copy.server.watcher.emit("change", file),
    (messages) => messages.some((message) => (message as { type?: string }).type === "full-reload"),
  );
});

it("tells a mistake in what all opened pages share once", async () => {
  for (const route of ["/clichy", "/__vitrine", "/__vitrine/design"]) await page(route);
  const { config, environments } = copy.server;
  const ssr = environments["ssr"] as RunnableDevEnvironment;
  const logged = vi.spyOn(config.logger, "error");
  const load = vi.spyOn(ssr.runner, "import").mockRejectedValue(new Error("Unexpected token"));
  const isTried = () => load.mock.calls.length > 1;
  await told(() => ssr.hot.send({ type: "full-reload" }), isTried);
  const texts = logged.mock.calls.map(([text]) => text);
  vi.restoreAllMocks();
  expect(texts).toEqual([expect.stringContaining("Unexpected token")]);
});

it("leaves the browser alone when a save changes no page", async () => {
  const good = readFileSync(zone("clichy"), "utf8");
  const messages = await told(
    () => writeFileSync(zone("clichy"), `${good}# Un mot pour soi.\n`),
    (heard) => problemsIn(heard).length > 0,
  );
  expect(haveChanged(messages)).toBe(false);
});

it("keeps the last good page and shows the diagnostic when a file is broken; mended, it goes on", async () => {
  const good = readFileSync(zone("clichy"), "utf8");
  const broken = await told(
    () => writeFileSync(zone("clichy"), good.replace("tagline:", "tagine:")),
    (heard) => problemsIn(heard).some((problems) => problems.length > 0),
  );
  const problems = problemsIn(broken).at(-1) ?? [];
  expect(problems.map(({ code }) => code)).toEqual(["unknown-key"]);
  for (const part of [
    ">zones/clichy.yaml:9:1</a>",
    '<p>Unknown key "tagine".</p>',
    "| ^^^^^^",
    '<p>Did you mean "tagline"?</p>',
  ])
    expect(problems[0]?.html).toContain(part);
  expect(haveChanged(broken)).toBe(false);
  expect((await page("/clichy")).status).toBe(200);
  const place = relative(process.cwd(), zone("clichy"));
  await vi.waitFor(() => expect(said.join()).toContain(`${place}:9:1 error unknown-key`), {
    timeout: 20_000,
  });
  expect(said.at(-1)).toMatch(/\| tagine: >-\n[^]*\^{6}[^]*Did you mean "tagline"\?/);
  await told(
    () => writeFileSync(zone("clichy"), good),
    // The background plan may first repeat the problem of the old file.
    (heard) => problemsIn(heard).at(-1)?.length === 0,
  );
});

it("keeps the last good page made of sections too, whose broken file does not say its address", async () => {
  const file = join(content, "pages/accueil.yaml");
  const good = readFileSync(file, "utf8");
  expect((await page("/")).status).toBe(200);
  await told(
    () => writeFileSync(file, good.replace(/^sections:/m, "section:")),
    (heard) => problemsIn(heard).some((problems) => problems.length > 0),
  );
  expect((await page("/")).status).toBe(200);
  await told(
    () => writeFileSync(file, good),
    (heard) => problemsIn(heard).at(-1)?.length === 0,
  );
});

it("reports problems of the whole set, even in files that were never opened", async () => {
  const good = ["paris-3", "paris-4"].map((name) => readFileSync(zone(name), "utf8"));
  const codes = (heard: readonly unknown[]) =>
    problemsIn(heard)
      .at(-1)
      ?.map(({ code }) => code);
  const save = (title: (own: string) => string) => {
    for (const [i, name] of ["paris-3", "paris-4"].entries())
      writeFileSync(zone(name), (good[i] ?? "").replace(/^title: .*$/m, title));
  };
  const found = (heard: readonly unknown[]) => codes(heard)?.join() === "duplicate-title";
  await told(() => save(() => "title: Nettoyage de bureaux dans le Marais"), found);
  await told(
    () => save((own) => own),
    (heard) => codes(heard)?.length === 0,
  );
});

it("takes up files that are added, renamed and deleted", async () => {
  const example = readFileSync(join(paths.workspace, "docs/examples/issy-les-moulineaux.yaml"));
  await told(() => writeFileSync(zone("issy-les-moulineaux"), example), haveChanged);
  expect((await page("/issy-les-moulineaux")).status).toBe(200);
  await told(() => renameSync(zone("issy-les-moulineaux"), zone("issy")), haveChanged);
  await vi.waitFor(async () => expect((await page("/issy")).status).toBe(200), { timeout: 20_000 });
  expect((await page("/issy-les-moulineaux")).status).toBe(404);
  await told(() => rmSync(zone("issy")), haveChanged);
  expect((await page("/issy")).status).toBe(404);
});

it("shows the atelier and its sheets", async () => {
  expect((await page("/__vitrine")).html).toContain("L’atelier");
  const sheet = await page("/__vitrine/page/paris/entreprise-de-nettoyage");
  expect(sheet.html).toContain("content/pages/");
  expect((await page("/__vitrine/page/nulle-part")).status).toBe(404);
});

it("tells of a word that is not in the dictionary, in the terminal and in the atelier, until it is", async () => {
  const good = readFileSync(zone("clichy"), "utf8");
  const sheet = async () => (await page("/__vitrine/page/clichy")).html;
  await vi.waitFor(() => expect(said.join()).toMatch(/Warnings: \d+\. The atelier/), { timeout: 20_000 });
  await told(
    () => writeFileSync(zone("clichy"), good.replace("intro: >-\n  ", "intro: >-\n  Le netoyage. ")),
    haveChanged,
  );
  await vi.waitFor(() => expect(said.at(-1)).toContain("warning spelling"), { timeout: 20_000 });
  expect(said.at(-1)).toMatch(/content\/zones\/clichy\.yaml:\d+:\d+[^]*\^{8}[^]*"nettoyage"/);
  expect(await sheet()).toContain("spelling");
  const words = join(content, "dictionary.txt");
  writeFileSync(words, `${readFileSync(words, "utf8")}\nnetoyage\n`);
  await vi.waitFor(async () => expect(await sheet()).not.toContain("spelling"), { timeout: 20_000 });
  writeFileSync(zone("clichy"), good);
});
