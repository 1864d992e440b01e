// Importing is-land defines the element; the island type below is what our pages use.
import { Island } from "@11ty/is-land";

interface IslandModule {
  wake(element: HTMLElement): void;
}

Island.addInitType("module", async (element: HTMLElement) => {
  const address = element.getAttribute("import");
  if (address === null) return;
  const { wake } = (await import(/* @vite-ignore */ address)) as IslandModule;
  wake(element);
});
