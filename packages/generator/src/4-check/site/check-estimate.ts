import type { FormOption } from "@vitrine/schema/content/form-field";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { PRICE_NUMBER } from "@vitrine/schema/price-number";
import { type Vocabulary, WHOLE_REFERENCE } from "../../3-resolve/texts/fill-text.ts";
import { reportDuplicates } from "./check-duplicates.ts";
import { placedFields, unknownField } from "./check-form.ts";
import { issue, type Issues, keyIn, type Place, placeIn, type SiteRule, within } from "./site-rule.ts";

/**
 * The form's estimate multiplies its price, or that of the chosen option of one factor, by the other factors: numbers,
 * and the amounts of options.
 */
export const checkEstimate: SiteRule = function* ({ content: { form }, vocabulary }) {
  const { estimate } = form?.data ?? {};
  if (form === undefined || estimate === undefined) return;
  let hasPrice = estimate.price !== undefined;
  yield* oneNumber(estimate.price, placeIn(form.file, "estimate", "price"), vocabulary);
  const placed = placedFields(form);
  const counted = placed.filter(({ field: { type } }) => type === "choice" || type === "number");
  const named = estimate.factors.map(({ field }, i) => ({
    value: field,
    place: placeIn(form.file, "estimate", "factors", i, "field"),
  }));
  yield* reportDuplicates("duplicate-item", named);
  for (const { value: name, place: namedAt } of named) {
    const factor = counted.find(({ field }) => field.name === name);
    if (factor === undefined) {
      yield unknownField(name, namedAt, counted, placed, COUNTED);
      continue;
    }
    const { field, place } = factor;
    const options = "options" in field ? field.options : [];
    const isPriced = options.some((option) => option.estimate?.price !== undefined);
    if (field.when !== undefined)
      yield issue("impossible-condition", keyIn(form.file, ...place.path, "when"), ALWAYS_ASKED);
    if (isPriced && hasPrice) yield issue("unknown-key", within(place, "options", 0), SECOND_PRICE);
    hasPrice ||= isPriced;
    for (const [i, option] of options.entries()) {
      const ofOption = within(place, "options", i);
      yield* countedBy(isPriced ? "price" : "amount", option, ofOption);
      yield* oneNumber(option.estimate?.price, within(ofOption, "estimate", "price"), vocabulary);
    }
  }
  if (!hasPrice) yield issue("missing-key", keyIn(form.file, "estimate"), NO_PRICE);
};

const COUNTED: Words = {
  en: "The estimate counts only fields of type choice or number.",
  fr: "L’estimation ne compte que des champs de type choice ou number.",
};

const ALWAYS_ASKED = {
  en: "The estimate counts this field whether it is asked or not.",
  fr: "L’estimation compte ce champ, qu’il soit demandé ou non.",
  hint: {
    en: "Remove the condition, or leave the field out of the factors.",
    fr: "Retirez la condition, ou retirez le champ des facteurs.",
  },
};

const SECOND_PRICE = {
  en: "These options have prices, and the estimate has one already.",
  fr: "Ces choix ont des prix, et l’estimation en a déjà un.",
  hint: {
    en: "Keep price under estimate, or the prices of one factor's options.",
    fr: "Gardez price sous estimate, ou les prix des choix d’un seul facteur.",
  },
};

const NO_PRICE = {
  en: "The estimate has no price.",
  fr: "L’estimation n’a pas de prix.",
  hint: {
    en: "Add price, or give every option of one factor its own under estimate.",
    fr: "Ajoutez price, ou donnez le sien à chaque choix d’un facteur, sous estimate.",
  },
};

/** All options of a field are counted alike. */
function* countedBy(key: "price" | "amount", { value, estimate }: FormOption, place: Place): Issues {
  const other = key === "price" ? "amount" : "price";
  if (estimate?.[key] === undefined)
    yield issue("missing-key", place, {
      en: `The option "${value}" has no "${key}" for the form's estimate.`,
      fr: `Le choix « ${value} » n’a pas de « ${key} » pour l’estimation du formulaire.`,
      hint: { en: `Add estimate: { ${key}: … }.`, fr: `Ajoutez estimate: { ${key}: … }.` },
    });
  else if (estimate[other] !== undefined)
    yield issue("unknown-key", keyIn(place.file, ...place.path, "estimate", other), {
      en: `An option has a price or an amount, not both.`,
      fr: `Un choix a un prix ou un nombre, pas les deux.`,
      hint: { en: `Remove "${other}".`, fr: `Retirez « ${other} ».` },
    });
}

/** A price is multiplied by its number, so it has one and no other. */
function* oneNumber(price: string | undefined, place: Place, vocabulary: Vocabulary): Issues {
  if (price === undefined) return;
  // An unknown name is reported where it stands.
  const shown = price.replace(WHOLE_REFERENCE, (_, name: string) => vocabulary.get(name) ?? "0");
  if (PRICE_NUMBER.test(shown) && !/\d/.test(shown.replace(PRICE_NUMBER, ""))) return;
  yield issue("bad-format", place, {
    en: `"${price}" has no number that the estimate could multiply, or several.`,
    fr: `« ${price} » n’a aucun nombre que l’estimation puisse multiplier, ou en a plusieurs.`,
    hint: {
      en: "Write a single one, as in 1 390,50 €.",
      fr: "Écrivez-en un seul, comme dans 1 390,50 €.",
    },
  });
}
