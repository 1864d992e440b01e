import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Wakes an island: its server-rendered HTML becomes a React root, with the props in `data-props`. If it
 * throws, its HTML stays and the console gets the error; in development the island shows it.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
): void {
  const container = element.querySelector<HTMLElement>("[data-props]");
  if (container === null) return;
  const still = [...container.childNodes].map((node) => node.cloneNode(true));
  // A transition hydrates in slices, so that React answers the visitor between them.
  startTransition(() => {
    const root = hydrateRoot(
      container,
      createElement(component, JSON.parse(container.dataset["props"] ?? "{}") as Props),
      {
        identifierPrefix: container.id,
        onUncaughtError(error) {
          console.error(error);
          queueMicrotask(() => {
            root.unmount();
            container.replaceChildren(...(import.meta.env.DEV ? errorView(error) : still));
          });
        },
      },
    );
  });
}

function errorView(error: unknown): readonly HTMLElement[] {
  const [title, report] = [document.createElement("h2"), document.createElement("pre")];
  title.textContent = "Unexpected Application Error!";
  report.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [title, report];
}
