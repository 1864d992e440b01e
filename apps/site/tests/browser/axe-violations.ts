import axe from "axe-core";
import type { Page } from "@playwright/test";

/** WCAG 2.2 AA, with what came before it, and what axe's makers think good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeScope {
  /** The part of the page to look at; all of it by default. */
  readonly within?: string;
  /** Rules to look at instead of all. */
  readonly only?: readonly string[];
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

/** What axe finds in the page as it stands, frames apart: each rule with an element that breaks it. */
export async function axeViolations(
  page: Page,
  { within = "html", only, without = [] }: AxeScope = {},
): Promise<string[]> {
  // It stays in the page until the next one: most of a run's time is reading it.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(`${axe.source};undefined`);
    await page.evaluate(tellForcedFill);
  }
  const options: axe.RunOptions = {
    runOnly: only ? { type: "rule", values: [...only] } : { type: "tag", values: RULES },
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
 * In the browser: axe takes the colour of a text from its fill, of which Chromium tells the author's colour even where it
 * paints the forced one.
 */
function tellForcedFill(): void {
  const { prototype } = CSSStyleDeclaration;
  const told = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    const isForced = name === "-webkit-text-fill-color" && matchMedia("(forced-colors: active)").matches;
    return told.call(this, isForced ? "color" : name);
  };
}
