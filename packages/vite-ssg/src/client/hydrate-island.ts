import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Wakes an island: its server-rendered HTML becomes a React root, with the props in `data-props`. If it
 * throws, its HTML stays and the console gets the error; in development the island shows it. Whenever elements
 * are replaced, the visitor's answers stay.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
): void {
  const container = element.querySelector<HTMLElement>("[data-props]");
  if (container === null) return;
  const still = [...container.childNodes].map((node) => node.cloneNode(true));
  const giveBack = answersKeeper(container);
  // A transition hydrates in slices, so that React answers the visitor between them.
  startTransition(() => {
    const root = hydrateRoot(
      container,
      createElement(component, JSON.parse(container.dataset["props"] ?? "{}") as Props),
      {
        identifierPrefix: container.id,
        // React makes all elements anew if a browser's translator or an extension has changed the page.
        onRecoverableError(error) {
          console.error(error);
          giveBack();
        },
        onUncaughtError(error) {
          console.error(error);
          queueMicrotask(() => {
            root.unmount();
            container.replaceChildren(...(import.meta.env.DEV ? errorView(error) : still));
            giveBack();
          });
        },
      },
    );
  });
}

/** Returns a function that gives the answers and the focus of replaced fields to the fields in their place. */
function answersKeeper(container: HTMLElement): () => void {
  const fieldsOf = () => container.querySelectorAll<HTMLInputElement>("[id][name]");
  let fields = fieldsOf();
  let { activeElement } = document;
  document.addEventListener("focusin", ({ target }) => (activeElement = target as Element));
  return () => {
    for (const old of fields) {
      const field = container.querySelector<HTMLInputElement>(`#${old.id}`) ?? old;
      // No script can write the name of a file.
      if (old.files) field.files = old.files;
      else field.value = old.value;
      field.checked = old.checked;
      if (old === activeElement) field.focus();
    }
    fields = fieldsOf();
  };
}

function errorView(error: unknown): readonly HTMLElement[] {
  const [title, report] = [document.createElement("h2"), document.createElement("pre")];
  title.textContent = "Unexpected Application Error!";
  report.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [title, report];
}
