// Importing is-land defines the element; the island types below are what our pages use.
import { Island } from "@11ty/is-land";
import type { ComponentType } from "react";
import { turn } from "./turn.ts";

type Wake = (element: HTMLElement) => void;

/** An island without React, which brings itself to life. */
const plainIsland = async (address: string) =>
  ((await import(/* @vite-ignore */ address)) as { wake: Wake }).wake;

/**
 * An island's component, and React. Both are fetched at once; each is read in a task of its own, and what it takes to
 * hydrate is another: on a slow phone all of that together would hold up a press for a quarter of a second.
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
    // An arrow has no answer before the island gives one; any other key has the browser's.
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
 * Once what is to be seen is: reading React takes a slow phone as long as answering the press that wants it. A page that
 * nobody looks at is not painted.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });

/** Milliseconds. */
const LONGEST_WAIT = 200;

/** Islands that the visitor has come to before this script did. */
const MEANT = "is-land:is(:hover, :focus-within, :has(:popover-open))";
// Once they listen.
setTimeout(() => {
  for (const island of document.querySelectorAll(MEANT)) island.dispatchEvent(new Event("pointerover"));
});
