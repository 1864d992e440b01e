import type { Form } from "@vitrine/schema/content/form";
import styles from "./quote-form.module.css";

/** The attribute of every slip; its value is the price of a unit as the visitor reads it. */
const PRICE_ATTRIBUTE = "data-price";

export interface SlipProps {
  readonly price: string;
  /** How the price is reckoned. The script replaces it by the price of the answers. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** The till slip: the price of the answers so far. Without a script it shows how the price is reckoned. */
export function QuoteSlip({ price, text, className = "" }: SlipProps) {
  return (
    <output className={`${styles["slip"]} ${className}`} {...{ [PRICE_ATTRIBUTE]: price }}>
      {text}
    </output>
  );
}

/** Writes the slips of the page anew whenever an answer changes. The code that reckons is fetched at the first one. */
export function watchSlips(form: HTMLFormElement, definition: Form, signal: AbortSignal): void {
  const { factors } = definition.estimate ?? {};
  if (factors === undefined) return;
  const write = () =>
    void import("../slip-text.ts").then(
      ({ slipOf }) => {
        const text = slipOf(definition, new FormData(form));
        for (const slip of document.querySelectorAll(`[${PRICE_ATTRIBUTE}]`))
          // The same text again would be read out again.
          if (slip.textContent !== text) slip.textContent = text;
      },
      // Without its code the slip goes on saying how the price is reckoned.
      () => undefined,
    );
  const answers = new FormData(form);
  if (factors.some(({ field }) => answers.has(field))) write();
  form.addEventListener("input", write, { signal });
  // The answers are still there while the event runs.
  form.addEventListener("reset", () => setTimeout(write), { signal });
}
