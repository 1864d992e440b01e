import type { Form } from "@vitrine/schema/content/form";
import type { FormOption } from "@vitrine/schema/content/form-field";
import { fieldsOf, optionText } from "./form-fields.ts";
import styles from "./quote-form.module.css";

/** The attribute of every slip; its value is the price of a unit as the visitor reads it. */
const PRICE_ATTRIBUTE = "data-price";

type Estimate = NonNullable<Form["estimate"]>;

interface QuoteSlipProps {
  readonly estimate: Estimate;
  readonly className?: string | undefined;
}

/** The till slip: the price of the answers so far. Without a script it shows how the price is reckoned. */
export function QuoteSlip({ estimate, className = "" }: QuoteSlipProps) {
  return (
    <output className={`${styles["slip"]} ${className}`} {...{ [PRICE_ATTRIBUTE]: estimate.price }}>
      {slipText(estimate, [])}
    </output>
  );
}

/** The number in a price as the visitor reads it. */
const AMOUNT = /\d+(?:,\d+)?/;

/** The two lines of a slip, for the option chosen of each factor. The sum is missing until all are chosen. */
export function slipText(
  { title, price, tax, period, factors }: Estimate,
  chosen: readonly (FormOption | undefined)[],
): string {
  const sum = factors.reduce(
    (product, _, i) => product * (chosen[i]?.estimate?.amount ?? Number.NaN),
    Number(AMOUNT.exec(price)?.[0].replace(",", ".")),
  );
  const terms = factors.map(({ open }, i) => {
    const option = chosen[i];
    return option === undefined ? open : (option.estimate?.text ?? optionText(option));
  });
  const product = [...terms, tax === undefined ? price : `${price}\u00A0${tax}`].join(" × ");
  if (!(sum > 0)) return `${title}\n${product}`;
  const least = chosen.some((option) => option?.estimate?.atLeast) ? "Dès " : "";
  const total = price.replace(AMOUNT, sum.toLocaleString("fr-FR", { maximumFractionDigits: 2 }));
  return `${least}${total} ${period}\n${product}, à confirmer`;
}

/** Writes the slips of the page anew whenever an answer of the form changes. */
export function watchSlips(
  form: HTMLFormElement,
  { estimate, groups }: Pick<Form, "estimate" | "groups">,
  signal: AbortSignal,
): void {
  if (estimate === undefined) return;
  const options = new Map(
    fieldsOf({ groups }).map((field) => [field.name, "options" in field ? field.options : []]),
  );
  const write = () => {
    const answers = new FormData(form);
    const chosen = estimate.factors.map(({ field }) =>
      options.get(field)?.find(({ value }) => value === answers.get(field)),
    );
    const text = slipText(estimate, chosen);
    for (const slip of document.querySelectorAll(`[${PRICE_ATTRIBUTE}]`)) {
      // The same text again would be read out again.
      if (slip.textContent !== text) slip.textContent = text;
    }
  };
  write();
  form.addEventListener("input", write, { signal });
  // The answers are still there while the event runs.
  form.addEventListener("reset", () => setTimeout(write), { signal });
}
