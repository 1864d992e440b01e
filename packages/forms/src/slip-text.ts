import type { Form } from "@vitrine/schema/content/form";
import type { FormOption } from "@vitrine/schema/content/form-field";

type Estimate = NonNullable<Form["estimate"]>;

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
    return option === undefined ? open : (option.estimate?.text ?? option.label ?? option.value);
  });
  const product = [...terms, tax === undefined ? price : `${price}\u00A0${tax}`].join(" × ");
  if (!(sum > 0)) return `${title}\n${product}`;
  const least = chosen.some((option) => option?.estimate?.atLeast) ? "Dès " : "";
  const total = price.replace(AMOUNT, sum.toLocaleString("fr-FR", { maximumFractionDigits: 2 }));
  return `${least}${total} ${period}\n${product}, à confirmer`;
}

/** The text of the form's slips for its answers; "" if it has no estimate. */
export function slipOf(form: Form, answers: Pick<FormData, "get">): string {
  // An import from the form would become a file of its own, which the form would have to fetch.
  const fields = form.groups.flatMap((group) => group.fields);
  if (form.estimate === undefined) return "";
  return slipText(
    form.estimate,
    form.estimate.factors.map(({ field: name }) => {
      const field = fields.find((one) => one.name === name);
      return field && "options" in field
        ? field.options.find(({ value }) => value === answers.get(name))
        : undefined;
    }),
  );
}
