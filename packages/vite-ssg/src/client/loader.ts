// Importing is-land defines the element; the island type below is what our pages use.
import { Island } from "@11ty/is-land";
import { painted } from "./painted.ts";

interface IslandModule {
  wake(element: HTMLElement): void;
}

/** Ends once the finger or button that is down is up again. */
let pressed: Promise<unknown> | undefined;
addEventListener(
  "pointerdown",
  () => {
    pressed = new Promise((resolve) => {
      for (const end of ["pointerup", "pointercancel"]) addEventListener(end, resolve, { once: true });
    });
  },
  { capture: true, passive: true },
);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// What wakes an island is answered first, by the HTML as it stands: no paint waits for a script (Interaction to Next
// Paint). The script is run in one task and the island woken in another: each holds up the visitor less than both.
Island.addInitType("module", async (element: HTMLElement) => {
  const address = element.getAttribute("import");
  if (address === null) return;
  await painted();
  await pressed;
  await painted();
  const { wake } = (await import(/* @vite-ignore */ address)) as IslandModule;
  await nextTask();
  wake(element);
});
