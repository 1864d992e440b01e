import type { BrowserContext, Page } from "@playwright/test";

/** Requests of the page to other hosts. */
export interface Outside {
  /** Requests to the tags' hosts, in order. */
  readonly tags: string[];
  /** Requests to any other host, which must stay empty. */
  readonly others: string[];
}

/** Behaviour of a tag's script. */
export type Manner = "well" | "blocked" | "throwing" | "silent";

const cookie = (name: string) => `document.cookie = "${name}=1; Path=/; Max-Age=7776000";`;

/**
 * Small scripts with the effects of the real ones that the site can observe: cookies, confirmed events,
 * drained queues.
 */
const SCRIPTS = {
  "www.googletagmanager.com": `
    ${cookie("_ga")} ${cookie("_ga_H0PN3T2014")} ${cookie("_gcl_au")}
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (command) => {
      push(command);
      fetch("https://www.google-analytics.com/g/collect?en=" + command[1], { mode: "no-cors", keepalive: true });
      if (command[0] === "event" && !window.silentTags) command[2].event_callback?.();
    };`,
  "connect.facebook.net": `
    ${cookie("_fbp")} localStorage.setItem("lastExternalReferrer", "empty");
    fbq.callMethod = (...command) => (window.fbqCalls ??= []).push(command);
    for (const command of fbq.queue.splice(0)) fbq.callMethod(...command);`,
  "snap.licdn.com": `
    ${cookie("li_fat_id")} localStorage.setItem("li_adsId", "1");
    const waiting = lintrk.q;
    window.lintrk = (...command) => (window.lintrkCalls ??= []).push(command);
    for (const command of waiting) lintrk(...command);`,
};

const THROWING = `
  window.gtag = window.fbq = window.lintrk = () => { throw new Error("a tag that fails"); };
  throw new Error("a tag that fails to start");`;

/** Hosts of the site and its inbox. */
const LOOPBACK = new Set(["localhost", "127.0.0.1"]);

/** Answers in place of the tags' hosts; refuses and records every other host. */
export async function standInForTags(context: BrowserContext, manner: Manner): Promise<Outside> {
  const outside: Outside = { tags: [], others: [] };
  await context.route(
    (url) => url.protocol.startsWith("http") && !LOOPBACK.has(url.hostname),
    async (route) => {
      const url = new URL(route.request().url());
      const script = SCRIPTS[url.host as keyof typeof SCRIPTS];
      if (script === undefined && url.host !== "www.google-analytics.com") {
        outside.others.push(url.href);
        return route.abort();
      }
      outside.tags.push(url.href);
      if (manner === "blocked") return route.abort("blockedbyclient");
      const body = manner === "throwing" ? THROWING : (script ?? "");
      return route.fulfill({ contentType: "text/javascript", body });
    },
  );
  if (manner === "silent")
    await context.addInitScript(() => ((globalThis as { silentTags?: boolean }).silentTags = true));
  return outside;
}

/** Calls of the page to each tag, in order. */
export function toldTags(page: Page) {
  return page.evaluate(() => {
    const window = globalThis as unknown as Record<string, unknown> & {
      readonly fbq?: { readonly queue?: unknown[] };
      readonly lintrk?: { readonly q?: unknown[] };
    };
    const commands = (queue: unknown): unknown[][] =>
      JSON.parse(
        JSON.stringify(Array.from((queue as ArrayLike<unknown>[]) ?? [], (command) => Array.from(command))),
      ) as unknown[][];
    return {
      google: commands(window["dataLayer"]),
      meta: commands(window["fbqCalls"] ?? window.fbq?.queue),
      linkedin: commands(window["lintrkCalls"] ?? window.lintrk?.q),
    };
  });
}

/** Names of the site's cookies and storage entries, sorted. */
export async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const entries = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...entries].sort();
}
