import type { Form } from "@vitrine/schema/content/form";
import type { FormOption } from "@vitrine/schema/content/form-field";

/** A slip's parts: the sum, its period, and how it is reckoned. */
export type SlipText = readonly [sum: string, period: string, reckoning: string];

/** The number in a price as the visitor reads it: "20", "22,50", "1 390". */
const AMOUNT = /\d+(?:\s\d{3})*(?:,\d+)?/;

/**
 * The text of the form's slips for its answers; undefined if it has no estimate. A question without an answer
 * counts with its first option, and the slip says that it is an example.
 */
export function slipText(form: Form, answers: { get(name: string): unknown }): SlipText | undefined {
  if (form.estimate === undefined) return undefined;
  const { period, factors } = form.estimate;
  // An import from the form would become a file of its own, which the form would have to fetch.
  const fields = form.groups.flatMap((group) => group.fields);
  const questions = factors.map(({ field: name }) => {
    const field = fields.find((one) => one.name === name);
    const options: readonly FormOption[] = field && "options" in field ? field.options : [];
    return { options, chosen: options.find(({ value }) => value === answers.get(name)) };
  });
  const counted = questions.flatMap(({ options, chosen = options[0] }) => chosen ?? []);
  const priced = counted.filter(({ estimate }) => estimate?.price !== undefined);
  const own = priced.map(({ estimate }) => estimate?.price ?? "");
  const prices = own.length > 0 ? own : [form.estimate.price ?? ""];
  const amounts = counted.map(({ estimate }) => estimate?.amount ?? 1);
  const sum = amounts.reduce((product, amount) => product * amount, prices.map(amountIn).reduce(add));
  const least = counted.some(({ estimate }) => estimate?.atLeast) ? "Dès " : "";
  const total = prices[0]?.replace(
    AMOUNT,
    sum.toLocaleString("fr-FR", {
      minimumFractionDigits: Math.round(sum * 100) % 100 && 2,
      maximumFractionDigits: 2,
    }),
  );
  const terms = counted.filter((option) => !priced.includes(option)).map(wordsOf);
  const added = prices.join("\u00A0+ ");
  const product = [...terms, prices.length > 1 && terms.length > 0 ? `(${added})` : added].join(
    "\u00A0×\u00A0",
  );
  const reckoning = [...priced.map(wordsOf), product].join(", ");
  const isAnswered = questions.every(({ chosen }) => chosen !== undefined);
  return [
    least + (total ?? ""),
    period,
    isAnswered ? `${reckoning}, à\u00A0confirmer` : `Par exemple\u00A0: ${reckoning}`,
  ];
}

const amountIn = (price: string) => Number(AMOUNT.exec(price)?.[0].replace(/\s/g, "").replace(",", "."));

const add = (a: number, b: number) => a + b;

const wordsOf = ({ estimate, label, value }: FormOption) => estimate?.text ?? label ?? value;
