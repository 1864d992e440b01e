import { quoteFields } from "./quote-fields.data.ts";
import styles from "./quote-form.module.css";

/** The attribute of every slip; its value is the price of an hour as the visitor reads it. */
const PRICE_ATTRIBUTE = "data-price";

interface QuoteSlipProps {
  /** The price of an hour in euros, "20 €". */
  readonly price: string;
  readonly className?: string | undefined;
}

/** The till slip: what a week costs, by the answers so far. Without a script it shows how the price is reckoned. */
export function QuoteSlip({ price, className = "" }: QuoteSlipProps) {
  return (
    <output className={`${styles["slip"]} ${className}`} {...{ [PRICE_ATTRIBUTE]: price }}>
      {slipText(price)}
    </output>
  );
}

/** The two lines of a slip. The sum is missing until the visitor has answered both questions. */
export function slipText(price: string, visits = "", duration = ""): string {
  const count = Number.parseInt(visits, 10);
  const [hours = 0, minutes = 0] = duration.split("h").map(Number);
  const sum = count * (hours + minutes / 60) * Number.parseFloat(price.replace(",", "."));
  const factors = [
    visits === "" ? "nombre d’interventions" : count === 1 ? "1\u00A0passage" : `${count}\u00A0passages`,
    quoteFields.duree.choices.find(({ value }) => value === duration)?.label ?? "durée",
    `${price}\u00A0TTC`,
  ].join(" × ");
  if (!(sum > 0)) return `Votre semaine, en chiffres\n${factors}`;
  const least = visits === String(count) ? "" : "Dès ";
  return `${least}${String(sum).replace(".", ",")}\u202F€ par semaine\n${factors}, à confirmer`;
}

/** Writes the slips of the page anew whenever an answer of the form changes. */
export function watchSlips(form: HTMLFormElement, signal: AbortSignal): void {
  const slips = [...document.querySelectorAll<HTMLElement>(`[${PRICE_ATTRIBUTE}]`)];
  const answer = (name: string) => (form.elements.namedItem(name) as RadioNodeList).value;
  const write = () => {
    const answers = [answer(quoteFields.interventions.name), answer(quoteFields.duree.name)] as const;
    for (const slip of slips) {
      const text = slipText(slip.getAttribute(PRICE_ATTRIBUTE) ?? "", ...answers);
      // The same text again would be read out again.
      if (slip.textContent !== text) slip.textContent = text;
    }
  };
  write();
  form.addEventListener("input", write, { signal });
  // The answers are still there while the event runs.
  form.addEventListener("reset", () => setTimeout(write), { signal });
}
