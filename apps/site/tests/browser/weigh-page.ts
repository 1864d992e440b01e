import { brotliCompressSync } from "node:zlib";
import type { Page, Request, Response } from "@playwright/test";
import type { PageBudget } from "../budget.data.ts";
import { pageScript } from "./page-script.ts";
import { wakeIslands } from "./wake-islands.ts";

/** A page's downloads on a first visit (`PageBudget`), and its layout shifts. */
export interface WeighedPage {
  readonly weight: PageBudget;
  /** Layout shifts during the load, each with its score (Layout Instability); the list should be empty. */
  readonly shifts: readonly string[];
}

/**
 * Opens a page in a new tab with an empty cache, then wakes every island. Everything but the document waits
 * for the first paint, because late content must not move the page.
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
  // A response is measured only for a sum, since a late one must not be read while its page closes.
  const sum = async (responses: readonly Response[]) =>
    (await Promise.all(responses.map(sizeOf))).reduce((total, size) => total + size, 0);
  // On a busy machine, scripts arrive between the load and the end of `goto`.
  const atLoad = new Promise<Response[]>((resolve) => page.once("load", () => resolve([...arrived])));
  const loaded = page.goto(route, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await loaded;
  const firstView = await sum(await atLoad);
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
 * Bytes of the body as a host sends it, with texts in brotli, because the tested site has no compressed
 * copies. Responses from the page itself or a cache cost nothing.
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

/** This function runs in the page. */
function readShifts(): Promise<string[]> {
  // The score of a label that moves by two pixels. A font that arrives within 100 ms of its request may cause
  // that, even after the first paint.
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
    // The observer reports with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  });
}
