import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Wakes an island: its server-rendered HTML becomes a React root of its own. The props travel in
 * `data-props` as JSON. An island that throws leaves the page's HTML as it was and reports to the console.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
): void {
  const container = element.querySelector<HTMLElement>("[data-props]");
  if (container === null) return;
  const still = [...container.childNodes].map((node) => node.cloneNode(true));
  const root = hydrateRoot(
    container,
    createElement(component, JSON.parse(container.dataset["props"] ?? "{}") as Props),
    {
      identifierPrefix: container.id,
      onUncaughtError(error) {
        console.error(error);
        queueMicrotask(() => {
          root.unmount();
          container.replaceChildren(...still);
        });
      },
    },
  );
}
