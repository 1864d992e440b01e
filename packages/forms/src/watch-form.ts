import { DRAFT_KEY } from "./draft/draft-terms.data.ts";
import { createSaver } from "./draft/saver.ts";
import { quoteFields } from "./quote-fields.data.ts";
import type { QuoteStore } from "./quote-store.ts";

/** Tells the store what the visitor does in the form, and the form that the store now judges it. */
export function watchForm(form: HTMLFormElement, store: QuoteStore, signal: AbortSignal): void {
  // From here on the summary says what is wrong, not the browser's bubble.
  form.noValidate = true;
  const saver = createSaver(store.saveDraft);
  form.addEventListener("input", () => (store.edited(), saver.soon()), { signal });
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

/**
 * The notice of a repaired address moves what is below it. If the visitor has left the field by pressing
 * something, it waits for the end of the press, which would otherwise miss its aim.
 */
function watchEmail(form: HTMLFormElement, store: QuoteStore, signal: AbortSignal): void {
  let isPressed = false;
  let isLeft = false;
  document.addEventListener("mousedown", () => (isPressed = true), { signal, capture: true });
  document.addEventListener(
    "mouseup",
    () => {
      isPressed = false;
      // After the click that follows.
      if (isLeft) setTimeout(store.emailLeft);
      isLeft = false;
    },
    { signal, capture: true },
  );
  form.addEventListener(
    "focusout",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== quoteFields.email.name) return;
      if (isPressed) isLeft = true;
      else store.emailLeft();
    },
    { signal },
  );
}
