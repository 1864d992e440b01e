import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findBrowsers } from "@vitrine/bootstrap/browser";
import { paths } from "@vitrine/site/paths";
import { fieldsOf } from "./measure-command.ts";
import { writeContent } from "./write-content.ts";

/** A server that works in no such span of milliseconds has inspected and planned all that it will. */
const IDLE_MILLISECONDS = 1500;
/** Clock ticks of processor time that an idle server may still take in that span. */
const IDLE_TICKS = 5;

/**
 * Saves a text of a local page so many times, on a development server with so many local pages. Says in a few lines how
 * long the text took to be seen: from the file's write to the new words in Chromium.
 */
export async function devLatency(zones: number, saves: number, nouns: readonly string[]): Promise<string> {
  // First of all: without a browser nothing is left behind, neither files nor a server.
  const { VITRINE_BROWSER: executablePath } = findBrowsers(process.env, console.log);
  const args = ["--no-sandbox", "--disable-gpu"];
  await using ending = new AsyncDisposableStack();
  const browser = ending.use(await chromium.launch({ ...(executablePath && { executablePath }), args }));
  // Page modules find what they import from where they stand.
  mkdirSync(paths.cache, { recursive: true });
  const folder = mkdtempSync(join(paths.cache, "bench-dev-"));
  ending.defer(() => rmSync(folder, { recursive: true }));
  const content = writeContent(paths.content, join(folder, "content"), zones, nouns).folder;
  cpSync(join(paths.content, "zone-map.yaml"), join(content, "zone-map.yaml"));
  const cold = await startDevServer(content, folder, "/clichy");
  await cold.idle();
  await cold.stop();
  const server = ending.adopt(await startDevServer(content, folder, "/clichy"), ({ stop }) => stop());
  const page = await pageThatTells(await browser.newPage(), `${server.address}/clichy`);
  const seen = await measure(page, server, join(content, "zones/clichy.yaml"), saves);
  const [best, median, worst] = [0, Math.floor(seen.length / 2), -1].map((i) => seen.at(i)?.toFixed(0));
  const [first, again] = [cold, server].map(({ firstAnswer }) => (firstAnswer / 1000).toFixed(1));
  return `${zones} local pages, ${seen.length} saves, load average ${loadavg()[0]?.toFixed(1)}
From the write to the words on screen: median ${median} ms, best ${best} ms, worst ${worst} ms
From its start to the first page: ${again} s, the first time of all ${first} s
The server's memory at most: ${server.peakMebibytes().toFixed(0)} MiB`;
}

/** The page itself says when it has painted the words: asking it from outside comes up to half a second late. */
async function pageThatTells(page: Page, address: string): Promise<Page> {
  await page.addInitScript(() => {
    let told = "";
    const look = () => {
      requestAnimationFrame(look);
      // Typography binds the two words.
      const [, number] = /Essai\s(\d+)\./.exec(document.querySelector("main")?.textContent ?? "") ?? [];
      if (number === undefined || number === told) return;
      told = number;
      requestAnimationFrame(() =>
        console.debug(`Essai ${number} ${performance.timeOrigin + performance.now()}`),
      );
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
): Promise<readonly number[]> {
  const good = readFileSync(file, "utf8");
  const seen: number[] = [];
  for (let save = 0; save <= saves; save++) {
    // An author's saves are seconds apart, and the plan of all pages behind the last one has ended.
    await server.idle();
    const words = `Essai ${save}`;
    const painted = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith(`${words} `),
      timeout: 60_000,
    });
    const started = performance.timeOrigin + performance.now();
    writeFileSync(file, good.replace("intro: >-\n", `intro: >-\n  ${words}.\n`));
    const told = Number((await painted).text().slice(words.length));
    // The first save of all warms up what an author's first save of the day does.
    if (save > 0) seen.push(told - started);
    await page.waitForLoadState();
  }
  return seen.sort((a, b) => a - b);
}

/** A development server that has answered for a page. */
type StartedServer = Awaited<ReturnType<typeof startDevServer>>;

/** Starts a development server in a process of its own and asks it for a page. Linux only: see proc(5). */
async function startDevServer(content: string, cache: string, route: string) {
  const started = performance.now();
  const program = [...process.execArgv, join(import.meta.dirname, "dev-server.ts"), content, cache];
  const child = spawn(process.execPath, program, {
    stdio: ["ignore", "pipe", "inherit"],
    // As `tools/bootstrap/run.mjs` does, in a folder of its own for the first start.
    env: { ...process.env, NODE_COMPILE_CACHE: join(cache, "compiled") },
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const { origin: address } = new URL(said.toString());
  await (await fetch(address + route, { headers: { accept: "text/html" } })).text();
  const firstAnswer = performance.now() - started;
  return {
    address,
    /** From the start of the process to the whole answer, in milliseconds. */
    firstAnswer,
    /** The most memory that it had at once, without the processes that it started. */
    peakMebibytes: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    /** Resolves when the server does nothing any more. */
    async idle() {
      for (let before = -Infinity; ;) {
        const now = ticksOf(child.pid);
        if (now - before <= IDLE_TICKS) return;
        before = now;
        await setTimeout(IDLE_MILLISECONDS);
      }
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

/** Clock ticks of processor time that a process has taken: its fields 14 and 15 (proc(5)). */
function ticksOf(pid: number | undefined): number {
  const fields = fieldsOf(`/proc/${pid}/stat`);
  return Number(fields[11]) + Number(fields[12]);
}
