import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findBrowsers } from "@vitrine/bootstrap/browser";
import { paths } from "@vitrine/site/paths";
import { type StartedServer, startDevServer } from "./start-dev-server.ts";
import { writeContent } from "./write-content.ts";

/** What the server still does after its first page: find places and dependencies. */
const SETTLING_MILLISECONDS = 6000;

/** How long a saved text took to be seen, in milliseconds, the least first. */
export interface DevLatency {
  /** From the file's write to the new words in Chromium. */
  readonly seen: readonly number[];
  /** Processor time of the server. */
  readonly busy: readonly number[];
  /** From the server's start to its first page: the first time of all, and again. */
  readonly first: { readonly cold: number; readonly warm: number };
  readonly peakMebibytes: number;
}

/** Saves a text of a local page so many times, on a development server with so many local pages. */
export async function devLatency(
  zones: number,
  saves: number,
  nouns: readonly string[],
): Promise<DevLatency> {
  // First of all: without a browser nothing is left behind, neither files nor a server.
  const { VITRINE_BROWSER: executablePath } = findBrowsers(process.env, console.log);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  // Page modules find what they import from where they stand.
  mkdirSync(paths.cache, { recursive: true });
  const folder = mkdtempSync(join(paths.cache, "bench-dev-"));
  const content = writeContent(paths.content, join(folder, "content"), zones, nouns).folder;
  cpSync(join(paths.content, "zone-map.yaml"), join(content, "zone-map.yaml"));
  let server: StartedServer | undefined;
  try {
    const cold = await startDevServer(content, folder, "/clichy");
    await setTimeout(SETTLING_MILLISECONDS);
    await cold.stop();
    server = await startDevServer(content, folder, "/clichy");
    const page = await pageThatTells(await browser.newPage(), `${server.address}/clichy`);
    const measured = await measure(page, server, join(content, "zones/clichy.yaml"), saves);
    const first = { cold: cold.firstAnswer, warm: server.firstAnswer };
    return { ...measured, first, peakMebibytes: server.peakMebibytes() };
  } finally {
    await browser.close();
    await server?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The page itself says when it has painted the words: asking it from outside comes up to half a second late. */
async function pageThatTells(page: Page, address: string): Promise<Page> {
  await page.addInitScript(() => {
    let told = "";
    const look = () => {
      requestAnimationFrame(look);
      const [, words] = /(Essai \d+)\./.exec(document.querySelector("main")?.textContent ?? "") ?? [];
      if (words === undefined || words === told) return;
      told = words;
      requestAnimationFrame(() => console.debug(`${words} ${performance.timeOrigin + performance.now()}`));
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  // The first reload after Vite has found the page's dependencies is no part of an author's day.
  await page.waitForTimeout(3000);
  return page;
}

async function measure(
  page: Page,
  server: StartedServer,
  file: string,
  saves: number,
): Promise<Pick<DevLatency, "seen" | "busy">> {
  const good = readFileSync(file, "utf8");
  const [seen, busy]: [number[], number[]] = [[], []];
  for (let save = 0; save <= saves; save++) {
    const words = `Essai ${save}`;
    const painted = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith(`${words} `),
      timeout: 60_000,
    });
    const busyBefore = server.busy();
    const started = performance.timeOrigin + performance.now();
    writeFileSync(file, good.replace("Clichy fut la ville", `${words}. Clichy fut la ville`));
    const told = Number((await painted).text().slice(words.length));
    const busyNow = server.busy();
    // The first save of all warms up what an author's first save of the day does.
    if (save > 0) {
      seen.push(told - started);
      busy.push(busyNow - busyBefore);
    }
    await page.waitForLoadState();
    await page.waitForTimeout(400);
  }
  return { seen: seen.sort((a, b) => a - b), busy: busy.sort((a, b) => a - b) };
}

/** A few lines for a person. */
export function latencyReport(zones: number, { seen, busy, first, peakMebibytes }: DevLatency): string {
  const spread = (values: readonly number[]) => {
    const [best, median, worst] = [0, Math.floor(values.length / 2), -1].map((i) => values.at(i) ?? NaN);
    return `median ${median?.toFixed(0)} ms, best ${best?.toFixed(0)} ms, worst ${worst?.toFixed(0)} ms`;
  };
  return `${zones} local pages, ${seen.length} saves, load average ${loadavg()[0]?.toFixed(1)}
From the write to the words on screen: ${spread(seen)}
Processor time of the server for it: ${spread(busy)}
From its start to the first page: ${(first.warm / 1000).toFixed(1)} s, the first time of all ${(first.cold / 1000).toFixed(1)} s
The server's memory at most: ${peakMebibytes.toFixed(0)} MiB`;
}
