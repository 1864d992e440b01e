// Defines the `<is-land>` element: a part of the page whose script is fetched when its conditions are met.
import type { ComponentType } from "react";
import { yieldToBrowser } from "./yield-to-browser.ts";
import { wanted } from "./wake-conditions.ts";

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
  await yieldToBrowser();
  return (element) => hydrateIsland(element, component);
}

class Island extends HTMLElement {
  async connectedCallback() {
    await wanted(this);
    await wakeUp(this);
    // From now on the island's script owns its HTML.
    this.toggleAttribute("ready", true);
  }
}

async function wakeUp(island: HTMLElement): Promise<void> {
  const address = island.getAttribute("import") ?? "";
  const read = island.getAttribute("type") === "react" ? reactIsland : plainIsland;
  // Arrow keys do nothing before the island wakes, so the last one is sent again. Other keys have the
  // browser's own effect.
  let arrow: KeyboardEvent | undefined;
  const notice = (event: KeyboardEvent) => {
    arrow = event.key.startsWith("Arrow") ? event : undefined;
  };
  island.addEventListener("keydown", notice);
  await painted();
  const wake = await read(address);
  island.removeEventListener("keydown", notice);
  wake(island);
  arrow?.target?.dispatchEvent(new KeyboardEvent("keydown", arrow));
}

/**
 * Resolves after the next paint, since parsing React takes a slow phone as long as answering the tap that
 * wants it. A page in a background tab is never painted, hence the limit.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT);
  });

/** Limit of the wait for a paint, in milliseconds. */
const MAX_WAIT = 200;

customElements.define("is-land", Island);
