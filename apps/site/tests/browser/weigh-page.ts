import { brotliCompressSync } from "node:zlib";
import type { Page, Request, Response } from "@playwright/test";
import type { PageBudget } from "../budget.data.ts";
import { pageScript } from "./page-script.ts";
import { wakeIslands } from "./wake-islands.ts";

/** What a page sends to a first visitor (`PageBudget`), and how it moves under the visitor's eyes. */
export interface WeighedPage {
  readonly weight: PageBudget;
  /** What jumps while the page loads, with the score of each jump (Layout Instability); nothing is what is wanted. */
  readonly shifts: readonly string[];
}

/**
 * Opens a page in a new tab, with nothing in its cache and everything but the document held back until it has painted: what comes
 * late must not move what is there. Then it wakes every island.
 */
export async function weighPage(page: Page, route: string): Promise<WeighedPage> {
  const arrived: Response[] = [];
  const pending = new Set<Request>();
  const painted = Promise.withResolvers<void>();
  page.on("request", (request) => void pending.add(request));
  page.on("response", (response) => void arrived.push(response));
  page.on("requestfinished", (request) => void pending.delete(request));
  page.on("requestfailed", (request) => void pending.delete(request));
  await page.route("**/*", async (way, request) => {
    if (!request.isNavigationRequest()) await painted.promise;
    await way.continue();
  });
  const ofType = (type: string) => arrived.filter((response) => response.request().resourceType() === type);
  // A response is measured when a sum asks for it: one that comes later must not be read while its page closes.
  const sum = async (responses: readonly Response[]) =>
    (await Promise.all(responses.map(sizeOf))).reduce((total, size) => total + size, 0);
  const loaded = page.goto(route, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await loaded;
  const firstView = await sum(arrived);
  await pageScript(page);
  await page.waitForFunction(() => document.querySelector("is-land[on\\:load]:not([ready])") === null);
  while (pending.size > 0) await page.waitForTimeout(20);
  const weighed = {
    html: await sum(ofType("document")),
    firstView,
    fonts: await sum(ofType("font")),
    script: await sum(ofType("script")),
    scriptRequests: ofType("script").length,
  };
  const shifts = await page.evaluate(readShifts);
  await wakeIslands(page);
  return { weight: { ...weighed, scriptUsed: await sum(ofType("script")) }, shifts };
}

const compressedSizes = new Map<string, number>();

/**
 * Bytes of the body as a host sends it, texts by brotli: the site under test is built without compressed copies. What comes
 * from the page itself or from a cache costs nothing.
 */
async function sizeOf(response: Response): Promise<number> {
  if (!response.url().startsWith("http") || response.fromServiceWorker()) return 0;
  const { pathname } = new URL(response.url());
  const isText = /^(?:text|application|image\/svg)/.test(response.headers()["content-type"] ?? "");
  await response.finished();
  if (!isText) return (await response.request().sizes()).responseBodySize;
  const body = await response.body();
  return compressedSizes.getOrInsertComputed(pathname, () => brotliCompressSync(body).length);
}

/** Runs in the page. */
function readShifts(): Promise<string[]> {
  // Fonts that come within 100 ms of being asked for are taken, also just after the first paint: a label moves by two pixels.
  const SEEN = 0.005;
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const nameOf = (node: Node | null) => node?.textContent?.trim().slice(0, 60) ?? "what is gone";
  return new Promise((resolve) => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        if (value >= SEEN)
          shifts.push(`${value.toFixed(5)}: ${sources.map(({ node }) => nameOf(node)).join(" | ")}`);
    }).observe({ type: "layout-shift", buffered: true });
    // The observer is told with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  });
}
