// A site with no more than it must have: no zones, sectors, map, rating, client login, recruitment, offer, trackers or
// networks. Nothing of them shows. It has a document.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlRules } from "@vitrine/ui/html-rules";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { paths } from "../../site-paths.ts";
import { attributeValues, builtPages } from "../built-site.ts";
import { copyBuilt } from "../copy-content.ts";

const folder = temporaryFolder();
const dist = join(folder, "dist");
const content = join(paths.app, "tests/small-site");
const folders = ["--content", content, "--out", dist, "--cache", join(folder, "cache")];
const command = [join(paths.workspace, "apps/site/build/vitrine.ts"), "build", ...folders];
copyBuilt(join(folder, "cache"));
const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
const pages = status === 0 ? builtPages(dist) : [];

it("builds", () => {
  expect(stderr).not.toContain("error");
  expect(pages.map(({ route }) => route)).toEqual(["/404", "/confidentialite", "/demande", "/", "/tarifs"]);
});

it("publishes the document that a page links to", () => {
  expect(pages.find(({ route }) => route === "/tarifs")?.html).toContain('href="/documents/tarifs.pdf"');
  expect(readFileSync(join(dist, "documents/tarifs.pdf"), "latin1")).toMatch(/^%PDF-/);
});

it("is valid HTML", async () => {
  const validator = new HtmlValidate(htmlRules);
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file);
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId + message));
    expect.soft(found, file).toEqual([]);
  }
});

it("links only to what exists", () => {
  const ids = new Map(pages.map(({ route, html }) => [route, attributeValues(html, "id")]));
  for (const { route, html } of pages)
    for (const href of attributeValues(html, "href").filter((each) => /^[/#]/.test(each))) {
      const [path = "", anchor] = href.split("#");
      const target = ids.get(path === "" ? route : path);
      const isThere = target === undefined ? existsSync(join(dist, path)) : true;
      const hasPart = target === undefined || anchor === undefined || target.includes(anchor);
      expect.soft(isThere && hasPart, `${href} in ${route}`).toBe(true);
    }
});

it("has no empty list, heading or link, asks for no consent, and says nothing empty to machines", () => {
  for (const { route, html } of pages) {
    const empty = html.match(
      /<(ul|ol|nav|h[1-6]|a|li)\b[^>]*><\/\1>|<a\b(?![^>]*href)|id="cookies"|undefined/g,
    );
    expect.soft(empty, route).toBeNull();
    const [, graph = "[]"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect.soft(graph.match(/:(?:null|""|\[\]|\{\})/g), route).toBeNull();
  }
  expect(pages.find(({ route }) => route === "/")?.html).toContain('"@type":"Plumber"');
});
