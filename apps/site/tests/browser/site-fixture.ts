import { expect, test as base } from "@playwright/test";
import { CHOICE_KEY, writeChoice } from "@vitrine/tracking/kept-choice";
import { type RunningSite, startSite } from "../running-site.ts";
import { waitForScripts } from "./page-script.ts";
import { type Violation, watchPolicy } from "./policy-violations.ts";

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
  context: async ({ context, cookies, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(context);
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
      const { site, close } = await startSite();
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from "@playwright/test";
