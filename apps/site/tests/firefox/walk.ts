// `npm run firefox` tests the site in Firefox over WebDriver BiDi. Differences from Chromium are in
// docs/browsers.md.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Page } from "puppeteer-core";
import { buildToServe } from "../build-to-serve.ts";
import { startSite } from "../running-site.ts";
import { walks } from "./walks.ts";

const NAMES = ["firefox-esr", "firefox"];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const shots = join(tmpdir(), "vitrine-firefox");

async function walkInFirefox(named: string): Promise<number> {
  mkdirSync(shots, { recursive: true });
  const executablePath = named.includes("/")
    ? named
    : spawnSync("which", [named], { encoding: "utf8" }).stdout.trim();
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const build = mkdtempSync(join(tmpdir(), "vitrine-firefox-build-"));
  const { site, close } = await startSite((own) => buildToServe(build, own));
  let failed = 0;
  try {
    console.log(await browser.version());
    await shootWithoutScript(executablePath, site.url);
    for (const { width, height } of SIZES)
      for (const [name, walk] of Object.entries(walks)) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        const complaints = await listen(page);
        await page.setViewport({ width, height });
        try {
          await walk({ page, site, isWide: width > 960, shoot: (shot) => shoot(page, `${shot}-${width}`) });
          complaints.push(...((await page.evaluate("window.blocked ?? []")) as string[]));
        } catch (error) {
          complaints.push(String(error));
        }
        if (complaints.length > 0) failed += 1;
        console.log(`${complaints.length > 0 ? "✗" : "✓"} ${width} px: ${name}`, ...complaints);
        await context.close();
      }
  } finally {
    await browser.close();
    await close();
    rmSync(build, { recursive: true });
  }
  console.log(`${failed} failed; screenshots in ${shots}`);
  return failed > 0 ? 1 : 0;
}

/** Saves pictures of pages in a Firefox without scripts. */
async function shootWithoutScript(executablePath: string, url: string): Promise<void> {
  const extraPrefsFirefox = { "javascript.enabled": false };
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox,
  });
  const page = await browser.newPage();
  for (const { width, height } of SIZES) {
    await page.setViewport({ width, height });
    for (const route of ["clichy", "demande-devis"]) {
      await page.goto(`${url}/${route}`);
      await shoot(page, `no-script-${route}-${width}`);
    }
  }
  await browser.close();
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join(shots, `${name}.png`) as `${string}.png` });

/** Collects the messages and errors of the page's console. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    const blocked: string[] = ((window as { blocked?: string[] }).blocked = []);
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      blocked.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return complaints;
}

const executable =
  process.env["VITRINE_FIREFOX"] ?? NAMES.find((name) => spawnSync(name, ["--version"]).status === 0);
if (executable === undefined)
  console.log("Skipped: no Firefox is installed, and VITRINE_FIREFOX names none.");
else process.exitCode = await walkInFirefox(executable);
