// `npm run audit:pages` measures pages in a real browser: their weight, their display and their answers. It
// asserts nothing, because times depend on the machine. Words select kinds of page; `--runs 5` sets the
// number of runs.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { serveSite } from "../../serve/serve-site.ts";
import { paths } from "../../site-paths.ts";
import { wholeBrowser } from "../browsers.ts";
import { weighPage } from "../browser/weigh-page.ts";
import { heaviestPages } from "../page-kind.ts";
import { type Audit, auditReport } from "./audit-report.ts";
import { measureLongestTask, measureResponses } from "./measure-responses.ts";
import { runLighthouse } from "./run-lighthouse.ts";

/** A page of one word. */
const ONE_WORD = "data:text/html,<!doctype html><html lang=fr><title>Bonjour</title><p>Bonjour</p>";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const runs = Number(values.runs);
const loadAverage = () => loadavg()[0] ?? Number.NaN;
const before = loadAverage();
const launchOptions = { ...wholeBrowser, args: ["--no-sandbox", "--disable-gpu"] };
const pages = heaviestPages().filter(({ kind }) => positionals.length === 0 || positionals.includes(kind));
const site = await serveSite(paths.dist, 0);

const lighthouse: Audit["lighthouse"][number][] = [];
// Lighthouse gives no score to a page with status 404.
for (const { kind, address } of pages.filter((page) => page.kind !== "404")) {
  console.error(`Lighthouse: ${kind}`);
  lighthouse.push({ page: kind, ...(await runLighthouse(`${site.url}${address}`, runs, launchOptions)) });
}

// With developer tools attached, V8 parses a script again to locate an error, and React creates some while it
// loads. Visitors have no such tools, so this flag removes the cost. Lighthouse runs with its own defaults.
const asForVisitors = "--js-flags=--no-enable-lazy-source-positions";
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, asForVisitors] });
const weights: Audit["weights"][number][] = [];
const responses: Audit["responses"][number][] = [];
for (const page of pages) {
  console.error(`Weight and answers: ${page.kind}`);
  const context = await browser.newContext({
    locale: "fr-FR",
    baseURL: site.url,
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
  });
  weights.push({ kind: page.kind, weight: (await weighPage(await context.newPage(), page.address)).weight });
  await context.close();
  responses.push({ page: page.kind, ...(await measureResponses(browser, site.url, page, runs)) });
}
const oneWord = await measureLongestTask(browser, ONE_WORD, runs);
await Promise.all([browser.close(), site.close()]);

const audit: Audit = {
  date: new Date().toISOString().slice(0, 10),
  runs,
  load: [before, loadAverage()],
  processors: availableParallelism(),
  lighthouse,
  weights,
  oneWord,
  responses,
};
const folder = join(paths.cache, "audit");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "pages.json"), `${JSON.stringify(audit, undefined, 2)}\n`);
writeFileSync(join(folder, "pages.md"), auditReport(audit));
console.log(auditReport(audit));
