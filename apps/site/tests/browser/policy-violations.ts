import type { BrowserContext } from "@playwright/test";

/** A violation of the page's Content Security Policy as a sentence: directive, blocked address, page. */
export type Violation = string;

/** Collects the policy's violations on every page of a context, from the first byte until the test's end. */
export async function watchPolicy(context: BrowserContext): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  await context.exposeBinding("policyViolated", (_, violation: Violation) => void violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const { policyViolated } = globalThis as unknown as { policyViolated(violation: string): void };
      policyViolated(`${effectiveDirective} ${blockedURI} ${sample} on ${location.pathname}`.trim());
    });
  });
  return violations;
}
