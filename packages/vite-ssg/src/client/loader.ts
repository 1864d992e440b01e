// Importing is-land defines the element; the island type below is what our pages use.
import { Island } from "@11ty/is-land";

interface IslandModule {
  hydrate(element: HTMLElement): void;
}

Island.addInitType("react", async (element: HTMLElement) => {
  const address = element.getAttribute("import");
  if (address === null) return;
  const { hydrate } = (await import(/* @vite-ignore */ address)) as IslandModule;
  hydrate(element);
});
