import type { Page } from "@playwright/test";
import { contrast, MIN_PART_CONTRAST } from "@vitrine/schema/contrast";

/** A place where Tab stops. */
export interface FocusStop {
  /** Tag and label, or text without a label: `a "Clichy"`. The accessibility tree has roles and names. */
  readonly element: string;
  /** The reason why a visitor can't see the focus here (WCAG 2.4.7, 2.4.11); undefined without one. */
  readonly hidden?: string;
}

/**
 * Presses Tab from the start of a part of the page until the focus leaves it or returns, and lists its stops.
 */
export async function focusWalk(page: Page, within: "body" | "main"): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate((part) => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLElement>(part)?.focus();
    scrollTo(0, 0);
  }, within);
  for (;;) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(lookAtFocus, within);
    if (found === "gone round") return stops;
    if (found === "still there") continue;
    const hidden = reasonOf(found);
    stops.push({ element: found.element, ...(hidden === undefined ? {} : { hidden }) });
  }
}

interface Look {
  readonly element: string;
  readonly hidden?: string;
  /** Colours of the focus's outline and of its ground, in hexadecimal digits. */
  readonly ring?: { readonly outline: string; readonly ground: string } | undefined;
}

function reasonOf({ hidden, ring }: Look): string | undefined {
  if (hidden !== undefined || ring === undefined) return hidden;
  const isFaint = contrast(ring.outline, ring.ground) < MIN_PART_CONTRAST;
  return isFaint ? `an outline of ${ring.outline} on ${ring.ground}` : undefined;
}

/**
 * Runs in the browser and describes the visible focus. The walk ends when the focus leaves the part or
 * returns to an element. A video holds the focus while Tab moves through its controls.
 */
function lookAtFocus(within: string): Look | "gone round" | "still there" {
  const focused = document.activeElement;
  const memory = window as { seen?: Element[]; brush?: CanvasRenderingContext2D };
  const seen = (memory.seen ??= []);
  if (focused !== null && focused === seen.at(-1)) return "still there";
  if (focused === null || focused.parentElement?.closest(within) === null || seen.includes(focused)) {
    delete memory.seen;
    return "gone round";
  }
  seen.push(focused);
  const { labels } = focused as HTMLInputElement;
  const labelling = document.getElementById(focused.getAttribute("aria-labelledby") ?? "") ?? labels?.[0];
  const label = focused.getAttribute("aria-label") ?? (labelling ?? focused).textContent;
  const element = `${focused.localName} "${label.trim().replace(/\s+/g, " ")}"`;
  // A label may show the focus of its field.
  const shown = focused.matches("input[type=radio], input[type=checkbox]")
    ? (focused.closest("label") ?? focused)
    : focused;
  const marked = [shown, focused].some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
  if (!marked) return { element, hidden: "no outline" };
  const ringed = [shown, focused].find((each) => getComputedStyle(each).outlineStyle !== "none");
  const ring = ringed && {
    outline: hex(getComputedStyle(ringed).outlineColor),
    ground: hex(groundOf(ringed)),
  };
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const covering = points.map(([x, y]) => document.elementFromPoint(x, y));
  if (covering.some((on) => on !== null && (shown.contains(on) || on.contains(shown))))
    return { element, ring };
  const hidden = `under ${covering.find((on) => on !== null)?.outerHTML.slice(0, 80) ?? "the window's edge"}`;
  return { element, hidden };

  /** The colour on which an outline lies: that of the element within which it is drawn. */
  function groundOf(outlined: Element): string {
    const isInside = Number.parseFloat(getComputedStyle(outlined).outlineOffset) < 0;
    for (let each = isInside ? outlined : outlined.parentElement; each !== null; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "#fff";
  }

  function hex(colour: string): string {
    const brush = (memory.brush ??= document
      .createElement("canvas")
      .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const channels = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  }
}
