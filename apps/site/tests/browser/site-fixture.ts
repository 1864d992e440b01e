import { expect, type LaunchOptions, test as base } from "@playwright/test";
import { CHOICE_KEY, writeChoice } from "@vitrine/tracking/stored-choice";
import { type BuiltSite, type RunningSite, startSite } from "../running-site.ts";
import { waitForScripts } from "./page-script.ts";
import { type Violation, watchPolicy } from "./policy-violations.ts";

/** The environment variable through which workers find the shared build (`BuiltSite`, as JSON). */
export const SHARED_BUILD = "VITRINE_SHARED_BUILD";

interface Options {
  readonly baseURL: string;
  /** The visitor's answer about cookies on an earlier visit; "nothing" is a first visit. */
  readonly cookies: "nothing" | "refused" | "accepted";
  /**
   * True if the test tries acts that the Content Security Policy forbids; every other test fails on a
   * violation.
   */
  readonly isAttack: boolean;
  /** Violations of the policy so far. */
  readonly violations: readonly Violation[];
}

/**
 * The real site with a real inbox and a real address service for each worker, all on their own ports. The
 * worker's browser leads the pages of the run's shared build there. The visitor has refused cookies, unless a
 * test says otherwise, so that no layer covers the page. All fixtures of workers are here: tests with others would
 * need workers of their own.
 */
export const test = base.extend<Options, { built: BuiltSite; site: RunningSite }>({
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
  built: [
    async ({}, use) => use(JSON.parse(process.env[SHARED_BUILD] ?? "") as BuiltSite),
    { scope: "worker" },
  ],
  site: [
    async ({ built }, use) => {
      const { site, close } = await startSite(async () => built);
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, site }, use) => use(withHostRules(launchOptions, site.hostRules())),
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Adds host rules to a browser's options. A browser accepts one set of rules only. */
export const withHostRules = (options: LaunchOptions, rules: string): LaunchOptions => ({
  ...options,
  args: [
    ...(options.args ?? []).filter((argument) => !argument.startsWith(HOST_RULES)),
    `${HOST_RULES}${rules}`,
  ],
});
const HOST_RULES = "--host-resolver-rules=";

export { expect } from "@playwright/test";
