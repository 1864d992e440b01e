import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "@playwright/test";

/** WCAG 2.2 AA with all earlier versions, and the best practices of axe's makers. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Half the length of `axe.source`, which every tested page would parse. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface AxeScope {
  /** Selector of the part to test; the whole page by default. */
  readonly within?: string;
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

/** Axe's findings in the current page, without frames: each rule with an element that breaks it. */
export async function axeViolations(
  page: Page,
  { within = "html", without = [] }: AxeScope = {},
): Promise<string[]> {
  // The script stays in the page until the next one, because loading it takes most of a run's time.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(`${script};undefined`);
    await page.evaluate(tellForcedFill);
  }
  const options: axe.RunOptions = {
    runOnly: { type: "tag", values: RULES },
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    iframes: false,
    resultTypes: ["violations"],
  };
  return page.evaluate(
    async ([root, asked]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(root, asked);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html}`),
      );
    },
    [within, options] as const,
  );
}

/**
 * Patches the browser for axe. Axe reads a text's colour from its fill, and Chromium reports the author's
 * fill even where it paints a forced colour.
 */
function tellForcedFill(): void {
  const { prototype } = CSSStyleDeclaration;
  const told = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    const isForced = name === "-webkit-text-fill-color" && matchMedia("(forced-colors: active)").matches;
    return told.call(this, isForced ? "color" : name);
  };
}
