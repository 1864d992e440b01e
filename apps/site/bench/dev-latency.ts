// How long a saved text takes to be seen: from the file's write to the new words in Chromium, in development.
// node apps/site/bench/dev-latency.ts [local pages, 24 if none is given] [saves, 12]
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { devPages } from "../dev-pages.ts";
import { paths } from "../site-paths.ts";
import { siteViteConfig } from "../site-vite-config.ts";
import { manyZones } from "./many-zones.ts";

const [zones = 24, saves = 12] = process.argv.slice(2).map(Number);
mkdirSync(paths.cache, { recursive: true });
const folder = mkdtempSync(join(paths.cache, "bench-dev-"));
const content = join(folder, "content");
cpSync(paths.content, content, { recursive: true });
const real = readdirSync(join(content, "zones")).map((name) =>
  readFileSync(join(content, "zones", name), "utf8"),
);
const taken = new Set(real.map((text) => /^insee: "(\w+)"/m.exec(text)?.[1] ?? ""));
for (const [path, text] of manyZones(zones - taken.size, taken)) writeFileSync(join(content, path), text);

const server = await createServer({
  ...siteViteConfig(devPages({ content, cache: folder })),
  configFile: false,
  cacheDir: join(folder, "vite"),
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
});
await server.listen();
const executablePath = process.env["VITRINE_BROWSER"];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
// The page itself says when it has painted the words: asking it from outside comes up to half a second late.
await page.addInitScript(() => {
  const look = () => {
    const [, words] = /(Essai \d+)\./.exec(document.querySelector("main")?.textContent ?? "") ?? [];
    if (words === undefined) return requestAnimationFrame(look);
    return requestAnimationFrame(() =>
      console.debug(`${words} ${performance.timeOrigin + performance.now()}`),
    );
  };
  requestAnimationFrame(look);
});
const address = server.httpServer?.address();
await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/clichy`);
// The first reload after Vite has found the page's dependencies is no part of an author's day.
await page.waitForTimeout(3000);

const file = join(content, "zones/clichy.yaml");
const good = readFileSync(file, "utf8");
const times: { seen: number; busy: number }[] = [];
for (let save = 0; save <= saves; save++) {
  const words = `Essai ${save}`;
  const painted = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith(`${words} `),
    timeout: 60_000,
  });
  const cpu = process.cpuUsage();
  const started = performance.timeOrigin + performance.now();
  writeFileSync(file, good.replace("Clichy fut la ville", `${words}. Clichy fut la ville`));
  const seen = Number((await painted).text().slice(words.length)) - started;
  const { user, system } = process.cpuUsage(cpu);
  // The first save of all warms up what an author's first save of the day does.
  if (save > 0) times.push({ seen, busy: (user + system) / 1000 });
  await page.waitForLoadState();
  await page.waitForTimeout(400);
}
const ordered = (which: "seen" | "busy") => times.map((time) => time[which]).toSorted((a, b) => a - b);
const say = (name: string, values: number[]) =>
  console.log(
    `${name}: median ${values[Math.floor(values.length / 2)]?.toFixed(0)} ms, best ${values[0]?.toFixed(0)} ms, worst ${values.at(-1)?.toFixed(0)} ms`,
  );
console.log(`${zones} local pages, ${saves} saves, load average ${loadavg()[0]?.toFixed(1)}`);
say("From the write to the words on screen", ordered("seen"));
say("Processor time of the server and this script", ordered("busy"));
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
process.exit(0);
