import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Wakes an island: its server-rendered HTML becomes a React root of its own. The props travel in
 * `data-props` as JSON. An island that throws leaves the page's HTML as it was and reports to the console; in
 * development it shows the error in its place.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
): void {
  const container = element.querySelector<HTMLElement>("[data-props]");
  if (container === null) return;
  const still = [...container.childNodes].map((node) => node.cloneNode(true));
  // In slices, as a transition is: whatever the visitor does meanwhile is answered first.
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
