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
  const { price, period, factors } = form.estimate;
  // An import from the form would become a file of its own, which the form would have to fetch.
  const fields = form.groups.flatMap((group) => group.fields);
  const questions = factors.map(({ field: name }) => {
    const field = fields.find((one) => one.name === name);
    const options: readonly FormOption[] = field && "options" in field ? field.options : [];
    return { options, chosen: options.find(({ value }) => value === answers.get(name)) };
  });
  const counted = questions.map(({ options, chosen }) => chosen ?? options[0]);
  const sum = counted.reduce(
    (product, option) => product * (option?.estimate?.amount ?? 0),
    Number(AMOUNT.exec(price)?.[0].replace(/\s/g, "").replace(",", ".")),
  );
  const least = counted.some((option) => option?.estimate?.atLeast) ? "Dès " : "";
  const total = price.replace(
    AMOUNT,
    sum.toLocaleString("fr-FR", {
      minimumFractionDigits: Math.round(sum * 100) % 100 && 2,
      maximumFractionDigits: 2,
    }),
  );
  const terms = counted.map((option) => option?.estimate?.text ?? option?.label ?? option?.value);
  const reckoning = [...terms, price].join("\u00A0×\u00A0");
  const isAnswered = questions.every(({ chosen }) => chosen !== undefined);
  return [
    least + total,
    period,
    isAnswered ? `${reckoning}, à\u00A0confirmer` : `Par exemple\u00A0: ${reckoning}`,
  ];
}
