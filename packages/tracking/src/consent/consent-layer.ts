import { ALL_ACCEPTED, ALL_REFUSED, type Choice, purposes } from "./choice.ts";
import { consentButtons } from "./consent-markup.ts";

/** The consent layer of the page. It is static HTML that starts hidden. */
export interface ConsentLayer {
  /** Shows the question without moving the focus, since the layer is the first element of the page. */
  ask(): void;
  /** Shows the choice by purpose and takes the focus. Closing gives the focus to `back`. */
  open(choice: Choice | undefined, back: HTMLElement): void;
  close(): void;
}

/**
 * Connects the layer's buttons. The layer is not modal: the page stays usable. The page gets as much space
 * below it as the layer covers, so that no focused element is hidden (WCAG 2.2, 2.4.11).
 */
export function consentLayer(root: HTMLElement, decide: (choice: Choice) => void): ConsentLayer {
  const details = root.querySelector("details") as HTMLDetailsElement;
  const boxes = purposes.map((name) => root.querySelector(`[name=${name}]`) as HTMLInputElement);
  let decided = false;
  let back: HTMLElement | undefined;

  const ticked = () => {
    const [audience, advertising] = boxes.map(({ checked }) => checked) as [boolean, boolean];
    return { audience, advertising };
  };
  const close = () => {
    root.hidden = true;
    back?.focus();
    back = undefined;
  };
  root.addEventListener("click", ({ target }) => {
    const value = target instanceof HTMLButtonElement ? target.value : "";
    if (value === "") return;
    decided = true;
    close();
    if (value === consentButtons.accept) decide(ALL_ACCEPTED);
    else decide(value === consentButtons.refuse ? ALL_REFUSED : ticked());
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !details.open) return;
    if (decided) return close();
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  new ResizeObserver(() => {
    const height = `${root.offsetHeight}px`;
    document.documentElement.style.scrollPaddingBottom = height;
    document.body.style.paddingBottom = height;
  }).observe(root);

  return {
    ask() {
      root.hidden = false;
    },
    open(choice, opener) {
      decided = choice !== undefined;
      back = opener;
      boxes.forEach((box, i) => (box.checked = choice?.[purposes[i] ?? "audience"] ?? false));
      details.open = true;
      root.hidden = false;
      root.focus();
    },
    close,
  };
}
