import type { Form } from "@vitrine/schema/content/form";
import type { SlipText } from "./slip-text.ts";
import styles from "./quote-form.module.css";

/** The attribute of every slip. */
const SLIP_ATTRIBUTE = "data-slip";

interface SlipProps {
  /** An example of a price. The script replaces it by the price of the answers. */
  readonly text: SlipText;
  readonly className?: string | undefined;
}

/** The till slip: the price of the answers so far, and of an example before them and without a script. */
export function QuoteSlip({ text: [sum, period, reckoning], className = "" }: SlipProps) {
  return (
    <output className={`${styles["slip"]} ${className}`} {...{ [SLIP_ATTRIBUTE]: "" }}>
      <b className={styles["sum"]}>{sum}</b> <span>{period}</span>{" "}
      <span className={styles["reckoning"]}>{reckoning}</span>
    </output>
  );
}

/** Writes the slips of the page anew whenever an answer changes. The code that reckons is fetched at the first one. */
export function watchSlips(form: HTMLFormElement, definition: Form, signal: AbortSignal): void {
  const { factors } = definition.estimate ?? {};
  if (factors === undefined) return;
  const write = () =>
    void import("./slip-text.ts").then(
      ({ slipText }) => {
        const text = slipText(definition, new FormData(form));
        for (const slip of document.querySelectorAll(`[${SLIP_ATTRIBUTE}]`))
          text?.forEach((part, i) => {
            const element = slip.children[i];
            // The same text again would be read out again.
            if (element && element.textContent !== part) element.textContent = part;
          });
      },
      // Without its code the slip goes on showing its example.
      () => undefined,
    );
  const answers = new FormData(form);
  if (factors.some(({ field }) => answers.get(field))) write();
  form.addEventListener("input", write, { signal });
  // The answers are still there while the event runs.
  form.addEventListener("reset", () => setTimeout(write), { signal });
}
