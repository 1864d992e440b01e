import { ALL_ACCEPTED, ALL_REFUSED, type Choice, type Purpose, purposes } from "./choice.ts";
import { consentButtons } from "./consent-markup.ts";

export type ConsentLayer = ReturnType<typeof consentLayer>;

/**
 * Connects the buttons of the consent layer, which is filled and hidden at first. It is not modal: the page stays
 * usable. The page gets as much space below it as the layer covers, so that no focused element is hidden (WCAG 2.2,
 * 2.4.11).
 */
export function consentLayer(root: HTMLElement, decide: (choice: Choice) => void) {
  const chooser = root.querySelector(`[value=${consentButtons.choose}]`) as HTMLButtonElement;
  const panel = root.querySelector("fieldset") as HTMLElement;
  const box = (purpose: Purpose) => root.querySelector(`[name=${purpose}]`) as HTMLInputElement;
  let decided = false;
  let back: HTMLElement | undefined;

  const ticked = () => ({ audience: box("audience").checked, advertising: box("advertising").checked });
  const unfold = (unfolded: boolean) => {
    panel.hidden = !unfolded;
    chooser.ariaExpanded = String(unfolded);
  };
  const close = () => {
    root.hidden = true;
    back?.focus();
    back = undefined;
  };
  root.addEventListener("click", ({ target }) => {
    const value = target instanceof HTMLButtonElement ? target.value : "";
    if (value === "") return;
    if (value === consentButtons.choose) {
      unfold(chooser.ariaExpanded === "false");
      // The purposes stand before the button, which stays where it is.
      panel.focus();
      return;
    }
    decided = true;
    close();
    if (value === consentButtons.accept) decide(ALL_ACCEPTED);
    else decide(value === consentButtons.refuse ? ALL_REFUSED : ticked());
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    if (decided) return close();
    unfold(false);
    chooser.focus();
  });
  new ResizeObserver(() => {
    const height = `${root.offsetHeight}px`;
    document.documentElement.style.scrollPaddingBottom = height;
    document.body.style.marginBottom = height;
  }).observe(root);

  return {
    /** Shows the question without moving the focus, since the layer is the first element of the page. */
    ask(): void {
      root.hidden = false;
    },
    /** Shows the choice by purpose and takes the focus. Closing gives the focus to `opener`. */
    open(choice: Choice | undefined, opener: HTMLElement): void {
      decided = choice !== undefined;
      back = opener;
      for (const purpose of purposes) box(purpose).checked = choice?.[purpose] ?? false;
      unfold(true);
      root.hidden = false;
      root.focus();
    },
    close,
  };
}
