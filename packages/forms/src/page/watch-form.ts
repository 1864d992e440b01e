import { DRAFT_KEY } from "../draft/draft-terms.data.ts";
import { createSaver } from "../draft/saver.ts";
import type { QuoteStore } from "../state/quote-store.ts";

/** Reports the visitor's actions in the form to the store, and turns the browser's own validation off. */
export function watchForm(form: HTMLFormElement, store: QuoteStore, signal: AbortSignal): void {
  // The summary reports errors from now on, not the browser's bubble.
  form.noValidate = true;
  const saver = createSaver(store.saveDraft);
  form.addEventListener("input", () => (store.edited(), saver.soon()), { signal });
  form.addEventListener("wheel", leaveNumber, { signal, passive: true });
  addEventListener("pagehide", saver.now, { signal });
  document.addEventListener("visibilitychange", saver.now, { signal });
  addEventListener(
    "storage",
    ({ key, newValue }) => {
      if (key === DRAFT_KEY && newValue === null) void store.draftErased();
    },
    { signal },
  );
  const comeBack = () => void (document.hidden || store.comeBack());
  addEventListener("pageshow", comeBack, { signal });
  document.addEventListener("visibilitychange", comeBack, { signal });
  watchEmail(form, store, signal);
}

/** Leaves a number over which the visitor scrolls, before Chromium changes it. */
function leaveNumber({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === "number") target.blur();
}

/**
 * Reports that the visitor left an e-mail field. The notice of a corrected address moves the elements below
 * it. If the visitor leaves the field by pressing a button, it waits for the end of the press, which would
 * otherwise miss.
 */
function watchEmail(form: HTMLFormElement, store: QuoteStore, signal: AbortSignal): void {
  let isPressed = false;
  /** The name of the field that the press left. */
  let left: string | undefined;
  document.addEventListener("mousedown", () => (isPressed = true), { signal, capture: true });
  document.addEventListener(
    "mouseup",
    () => {
      isPressed = false;
      // The timeout runs after the click that follows this event.
      if (left !== undefined) setTimeout(store.emailLeft, 0, left);
      left = undefined;
    },
    { signal, capture: true },
  );
  form.addEventListener(
    "focusout",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "email") return;
      if (isPressed) left = target.name;
      else store.emailLeft(target.name);
    },
    { signal },
  );
}
