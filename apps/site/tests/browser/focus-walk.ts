import type { Page } from "@playwright/test";

/** A place where Tab stops. */
export interface FocusStop {
  /** Role and name in the accessibility tree: `link "Clichy"`. */
  readonly element: string;
  /** The reason why a visitor can't see the focus here (WCAG 2.4.7, 2.4.11); undefined without one. */
  readonly hidden?: string;
}

/** Presses Tab from the top of the page until the focus returns, and lists its stops. */
export async function focusWalk(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (;;) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(lookAtFocus);
    if (found === "gone round") return stops;
    if (found === "still there") continue;
    const [line = ""] = (await page.locator(":focus").ariaSnapshot()).split("\n");
    const element = line.replace(/^- /, "").replace(/:$/, "") || found.tag;
    stops.push({ element, ...(found.hidden === undefined ? {} : { hidden: found.hidden }) });
  }
}

interface Look {
  readonly tag: string;
  readonly hidden?: string;
}

/**
 * Runs in the browser and describes the visible focus. The walk ends when the focus leaves the page or
 * returns to an element. A video holds the focus while Tab moves through its controls.
 */
function lookAtFocus(): Look | "gone round" | "still there" {
  const element = document.activeElement;
  const memory = window as { seen?: Element[] };
  const seen = (memory.seen ??= []);
  if (element !== null && element === seen.at(-1)) return "still there";
  if (element === null || element === document.body || seen.includes(element)) {
    delete memory.seen;
    return "gone round";
  }
  seen.push(element);
  const tag = element.localName;
  // A label may show the focus of its field.
  const shown = element.matches("input[type=radio], input[type=checkbox]")
    ? (element.closest("label") ?? element)
    : element;
  const marked = [shown, element].some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
  if (!marked) return { tag, hidden: "no outline" };
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const covering = points.map(([x, y]) => document.elementFromPoint(x, y));
  if (covering.some((on) => on !== null && (shown.contains(on) || on.contains(shown)))) return { tag };
  const hidden = `under ${covering.find((on) => on !== null)?.outerHTML.slice(0, 80) ?? "the window's edge"}`;
  return { tag, hidden };
}
