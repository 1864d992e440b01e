// Importing is-land defines the element; the island type below is what our pages use.
import { Island } from "@11ty/is-land";

interface IslandModule {
  wake(element: HTMLElement): void;
}

Island.addInitType("module", async (element: HTMLElement) => {
  const address = element.getAttribute("import");
  if (address === null) return;
  // An arrow has no answer before the island gives one; any other key has the browser's.
  let arrow: KeyboardEvent | undefined;
  const notice = (event: KeyboardEvent) => {
    arrow = event.key.startsWith("Arrow") ? event : undefined;
  };
  element.addEventListener("keydown", notice);
  await painted();
  const { wake } = (await import(/* @vite-ignore */ address)) as IslandModule;
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
