import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { startAddressService } from "@vitrine/address-service";
import { startInbox } from "@vitrine/inbox";
import { CHOICE_KEY, writeChoice } from "@vitrine/tracking/kept-choice";
import { vitrine } from "../../vitrine-command.ts";
import { serveSite } from "../../serve-site.ts";
import { paths } from "../../site-paths.ts";
import { type Violation, watchPolicy } from "./policy-violations.ts";

export interface Lead {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A search that reached the address service. */
interface Search {
  readonly parameters: Readonly<Record<string, string>>;
  readonly outcome: "pending" | "answered" | "abandoned";
}

export interface RunningSite {
  readonly url: string;
  /** Where the address service is: nothing but the search is for the site itself. */
  readonly addressService: string;
  /** What the address service was asked, in order. */
  searches(): Promise<readonly Search[]>;
  /** Host and port that its form posts to. */
  readonly webhookHost: string;
  /** What the inbox has, in order. */
  leads(): Promise<readonly Lead[]>;
}

interface Options {
  readonly baseURL: string;
  /** What the visitor has said of cookies, on an earlier visit; "nothing" is a first visit. */
  readonly cookies: "nothing" | "refused" | "accepted";
  /** Whether the test tries what the Content Security Policy forbids; every other test is held to it. */
  readonly isAttack: boolean;
  /** What the policy has blocked so far. */
  readonly violations: readonly Violation[];
}

/**
 * The real site, built to post to a real inbox and to ask a real address service, each on a port of its own;
 * one set for each worker. Its visitor has refused cookies before, unless a test says otherwise: then no layer lies over the page.
 */
export const test = base.extend<Options, { site: RunningSite }>({
  cookies: ["refused", { option: true }],
  isAttack: [false, { option: true }],
  violations: [
    async ({ context, isAttack }, use) => {
      const violations = await watchPolicy(context);
      await use(violations);
      if (!isAttack) expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, cookies }, use) => {
    const said = cookies === "accepted";
    if (cookies !== "nothing")
      await context.addInitScript(
        ([key, text]) => {
          // A blank page has no storage.
          if (location.protocol !== "about:" && localStorage.getItem(key) === null)
            localStorage.setItem(key, text);
        },
        [CHOICE_KEY, writeChoice({ audience: said, advertising: said }, Date.now())] as const,
      );
    await use(context);
  },
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "vitrine-browser-"));
      const inbox = await startInbox({ port: 0, dataDir: join(folder, "inbox") });
      const addresses = await startAddressService({ port: 0 });
      const outDir = join(folder, "dist");
      const cacheDir = join(folder, "cache");
      // The images of shared pages are the production build's: these tests don't look at them.
      const images = join(paths.cache, "og");
      if (existsSync(images)) await cp(images, join(cacheDir, "og"), { recursive: true });
      const settings = {
        ...process.env,
        VITRINE_WEBHOOK_URL: `${inbox.url}/quote`,
        VITRINE_GEOCODER_URL: addresses.geocoder,
      };
      const code = await vitrine(["build", "--out", outDir, "--cache", cacheDir], settings);
      if (code !== 0) throw new Error(`The site's build ended with ${code}.`);
      const site = await serveSite(outDir, 0);
      await use({
        url: site.url,
        addressService: addresses.url,
        searches: async () => (await fetch(`${addresses.url}/searches.json`)).json() as Promise<Search[]>,
        webhookHost: new URL(inbox.url).host,
        leads: async () => (await fetch(`${inbox.url}/leads.json`)).json() as Promise<Lead[]>,
      });
      await Promise.all([site.close(), inbox.close(), addresses.close()]);
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from "@playwright/test";
