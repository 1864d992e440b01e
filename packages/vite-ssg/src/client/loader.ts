// Importing is-land defines the element; the island types below are what our pages use.
import { Island } from "@11ty/is-land";
import type { ComponentType } from "react";
import { turn } from "./turn.ts";

type Wake = (element: HTMLElement) => void;

/** Loads an island without React, which wakes itself. */
const plainIsland = async (address: string) =>
  ((await import(/* @vite-ignore */ address)) as { wake: Wake }).wake;

/**
 * Loads an island's component, and React, in parallel. Parsing and hydration are separate tasks: on a slow
 * phone they would together delay a tap for a quarter of a second.
 */
async function reactIsland(address: string): Promise<Wake> {
  const [{ hydrateIsland }, { component }] = await Promise.all([
    import("./hydrate-island.ts"),
    import(/* @vite-ignore */ address) as Promise<{ component: ComponentType }>,
  ]);
  await turn();
  return (element) => hydrateIsland(element, component);
}

for (const [type, read] of Object.entries({ module: plainIsland, react: reactIsland }))
  Island.addInitType(type, async (element: HTMLElement) => {
    const address = element.getAttribute("import");
    if (address === null) return;
    // Arrow keys do nothing before the island wakes, so the last one is sent again. Other keys have the
    // browser's own effect.
    let arrow: KeyboardEvent | undefined;
    const notice = (event: KeyboardEvent) => {
      arrow = event.key.startsWith("Arrow") ? event : undefined;
    };
    element.addEventListener("keydown", notice);
    await painted();
    const wake = await read(address);
    element.removeEventListener("keydown", notice);
    wake(element);
    arrow?.target?.dispatchEvent(new KeyboardEvent("keydown", arrow));
  });

/**
 * Resolves after the next paint, since parsing React takes a slow phone as long as answering the tap that
 * wants it. A page in a background tab is never painted, hence the limit.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });

/** Limit of the wait for a paint, in milliseconds. */
const LONGEST_WAIT = 200;

/** Islands that the visitor reached before this script ran. */
const MEANT = "is-land:is(:hover, :focus-within, :has(:popover-open))";
// A task later, because the islands listen only then.
setTimeout(() => {
  for (const island of document.querySelectorAll(MEANT)) island.dispatchEvent(new Event("pointerover"));
});
