import { largeFigure } from "@vitrine/french/large-figure";
import type { Form } from "@vitrine/schema/content/form";
import type { FormField, FormOption } from "@vitrine/schema/content/form-field";
import { PRICE_NUMBER } from "@vitrine/schema/price-number";

/** A slip's parts: the sum, its period, and how it is reckoned. */
export type SlipText = readonly [sum: string, period: string, reckoning: string];

/**
 * The text of the form's slips for its answers; undefined if it has no estimate. A question without an answer
 * counts with its first option, or its least number, and the slip says that it is an example.
 */
export function slipText(form: Form, answers: { get(name: string): unknown }): SlipText | undefined {
  if (form.estimate === undefined) return undefined;
  const { period, factors } = form.estimate;
  // An import from the form would become a file of its own, which the form would have to fetch.
  const fields = form.groups.flatMap((group) => group.fields);
  const questions = factors.map(({ field: name }) => {
    const field = fields.find((one) => one.name === name);
    const answer = answers.get(name);
    if (field?.type === "number") return numberAsked(field, Number(answer));
    const options: readonly FormOption[] = field && "options" in field ? field.options : [];
    return { options, chosen: options.find(({ value }) => value === answer) };
  });
  const counted = questions.flatMap(({ options, chosen = options[0] }) => chosen ?? []);
  const priced = counted.find(({ estimate }) => estimate?.price !== undefined);
  const price = priced?.estimate?.price ?? form.estimate.price ?? "";
  const sum = counted.reduce(
    (product, { estimate }) => product * (estimate?.amount ?? 1),
    Number(PRICE_NUMBER.exec(price)?.[0].replace(/\s/g, "").replace(",", ".")),
  );
  const least = counted.some(({ estimate }) => estimate?.atLeast) ? "Dès " : "";
  const total = price.replace(
    PRICE_NUMBER,
    sum.toLocaleString("fr-FR", {
      minimumFractionDigits: Math.round(sum * 100) % 100 && 2,
      maximumFractionDigits: 2,
    }),
  );
  const terms = counted.filter((option) => option !== priced).map(wordsOf);
  const product = [...terms, price].join("\u00A0×\u00A0");
  const reckoning = priced ? `${wordsOf(priced)}, ${product}` : product;
  const isAnswered = questions.every(({ chosen }) => chosen !== undefined);
  return [
    largeFigure(least + total),
    period,
    isAnswered ? `${reckoning}, à\u00A0confirmer` : `Par exemple\u00A0: ${reckoning}`,
  ];
}

/** A number counts as an option of that amount. */
function numberAsked({ min = 1, max = Infinity }: FormField<"number">, answer: number) {
  const least = Math.max(min, 1);
  const option = (amount: number): FormOption => ({
    value: amount.toLocaleString("fr-FR"),
    estimate: { amount },
  });
  const isAllowed = Number.isInteger(answer) && answer >= least && answer <= max;
  return { options: [option(least)], chosen: isAllowed ? option(answer) : undefined };
}

const wordsOf = ({ estimate, label, value }: FormOption) => estimate?.text ?? label ?? value;
