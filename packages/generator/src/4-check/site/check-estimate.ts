import type { Form } from "@vitrine/schema/content/form";
import type { FormOption } from "@vitrine/schema/content/form-field";
import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { PRICE_NUMBER } from "@vitrine/schema/price-number";
import { type Vocabulary, WHOLE_REFERENCE } from "../../3-resolve/texts/fill-text.ts";
import { placedFields, unknownField } from "./check-form.ts";
import { reportDuplicates, type Issues, placeIn, type SiteRule } from "./site-rule.ts";

/**
 * The form's estimate multiplies its price, or that of the chosen option of one factor, by the other factors: numbers,
 * and the amounts of options.
 */
export const checkEstimate: SiteRule = function* ({ content: { form }, vocabulary }) {
  if (form === undefined) return;
  for (const issue of wrongEstimate(form.data, vocabulary)) yield { ...issue, file: form.file };
  const { factors = [] } = form.data.estimate ?? {};
  yield* reportDuplicates(
    "duplicate-item",
    factors.map(({ field }, i) => ({
      value: field,
      ...placeIn(form.file, "estimate", "factors", i, "field"),
    })),
  );
};

function* wrongEstimate(form: Form, vocabulary: Vocabulary): Issues {
  const { estimate } = form;
  if (estimate === undefined) return;
  let hasPrice = estimate.price !== undefined;
  yield* oneNumber(estimate.price, ["estimate", "price"], vocabulary);
  const placed = placedFields(form);
  const counted = placed.filter(({ field: { type } }) => type === "choice" || type === "number");
  for (const [i, { field: name }] of estimate.factors.entries()) {
    const factor = counted.find(({ field }) => field.name === name);
    if (factor === undefined) {
      yield unknownField(name, ["estimate", "factors", i, "field"], counted, placed, COUNTED);
      continue;
    }
    const options = "options" in factor.field ? factor.field.options : [];
    const isPriced = options.some((option) => option.estimate?.price !== undefined);
    const path = [...factor.path, "options"];
    if (factor.field.when !== undefined) yield alwaysAsked([...factor.path, "when"]);
    if (isPriced && hasPrice) yield secondPrice([...path, 0]);
    hasPrice ||= isPriced;
    for (const [j, option] of options.entries()) {
      yield* countedBy(isPriced ? "price" : "amount", option, [...path, j]);
      yield* oneNumber(option.estimate?.price, [...path, j, "estimate", "price"], vocabulary);
    }
  }
  if (!hasPrice)
    yield {
      code: "missing-key",
      path: ["estimate"],
      at: "key",
      en: "The estimate has no price.",
      fr: "L’estimation n’a pas de prix.",
      hint: {
        en: "Add price, or give every option of one factor its own under estimate.",
        fr: "Ajoutez price, ou donnez le sien à chaque choix d’un facteur, sous estimate.",
      },
    };
}

const COUNTED: Words = {
  en: "The estimate counts only fields of type choice or number.",
  fr: "L’estimation ne compte que des champs de type choice ou number.",
};

const alwaysAsked = (path: ContentPath): ContentIssue => ({
  code: "impossible-condition",
  path,
  at: "key",
  en: "The estimate counts this field whether it is asked or not.",
  fr: "L’estimation compte ce champ, qu’il soit demandé ou non.",
  hint: {
    en: "Remove the condition, or leave the field out of the factors.",
    fr: "Retirez la condition, ou retirez le champ des facteurs.",
  },
});

const secondPrice = (path: ContentPath): ContentIssue => ({
  code: "unknown-key",
  path,
  en: "These options have prices, and the estimate has one already.",
  fr: "Ces choix ont des prix, et l’estimation en a déjà un.",
  hint: {
    en: "Keep price under estimate, or the prices of one factor's options.",
    fr: "Gardez price sous estimate, ou les prix des choix d’un seul facteur.",
  },
});

/** All options of a field are counted alike. */
function* countedBy(key: "price" | "amount", { value, estimate }: FormOption, path: ContentPath): Issues {
  const other = key === "price" ? "amount" : "price";
  if (estimate?.[key] === undefined)
    yield {
      code: "missing-key",
      path,
      en: `The option "${value}" has no "${key}" for the form's estimate.`,
      fr: `Le choix « ${value} » n’a pas de « ${key} » pour l’estimation du formulaire.`,
      hint: { en: `Add estimate: { ${key}: … }.`, fr: `Ajoutez estimate: { ${key}: … }.` },
    };
  else if (estimate[other] !== undefined)
    yield {
      code: "unknown-key",
      path: [...path, "estimate", other],
      at: "key",
      en: `An option has a price or an amount, not both.`,
      fr: `Un choix a un prix ou un nombre, pas les deux.`,
      hint: { en: `Remove "${other}".`, fr: `Retirez « ${other} ».` },
    };
}

/** A price is multiplied by its number, so it has one and no other. */
function* oneNumber(price: string | undefined, path: ContentPath, vocabulary: Vocabulary): Issues {
  if (price === undefined) return;
  // An unknown name is reported where it stands.
  const shown = price.replace(WHOLE_REFERENCE, (_, name: string) => vocabulary.get(name) ?? "0");
  if (PRICE_NUMBER.test(shown) && !/\d/.test(shown.replace(PRICE_NUMBER, ""))) return;
  yield {
    code: "bad-format",
    path,
    en: `"${price}" has no number that the estimate could multiply, or several.`,
    fr: `« ${price} » n’a aucun nombre que l’estimation puisse multiplier, ou en a plusieurs.`,
    hint: {
      en: "Write a single one, as in 1 390,50 €.",
      fr: "Écrivez-en un seul, comme dans 1 390,50 €.",
    },
  };
}
