import type { Facts } from "@vitrine/schema/content/facts";
import type { Form } from "@vitrine/schema/content/form";
import type { FormField, FormOption } from "@vitrine/schema/content/form-field";
import { type ContentIssue, type ContentPath, messageOf } from "@vitrine/schema/diagnostics/diagnostic";
import { PRICE_NUMBER } from "@vitrine/schema/price-number";
import { suggest } from "@vitrine/schema/did-you-mean";
import { attributionFields, formProperties, submissionFields, TICKED } from "@vitrine/schema/form-wire";
import type { SourceText } from "../../1-load/source-file.ts";
import { namesIn } from "../../3-resolve/texts/fill-text.ts";
import { reportDuplicates, type Issues, placeIn, type SiteRule } from "./site-rule.ts";

const RESERVED: ReadonlySet<string> = new Set([...attributionFields, ...submissionFields, ...formProperties]);

interface PlacedField {
  readonly field: FormField;
  readonly path: ContentPath;
}

const nameOf = ({ field }: PlacedField) => field.name;

/** The form can be answered: each field has a name of its own, limits that allow an answer, and a condition that holds. */
export const checkForm: SiteRule = function* ({ content: { form }, facts, site, deployed }) {
  if (form === undefined) return;
  const { file, data } = form;
  const placed = data.groups.flatMap(({ fields }, group) =>
    fields.map((field, i): PlacedField => ({ field, path: ["groups", group, "fields", i] })),
  );
  for (const issue of [...checkFields(placed), ...checkEstimate(data, placed, facts.data)])
    yield { ...issue, file };
  yield* reportDuplicates(
    "duplicate-field",
    placed.map(({ field, path }) => ({ value: field.name, ...placeIn(file, ...path, "name") })),
  );
  for (const { field, path } of placed)
    if ("options" in field)
      yield* reportDuplicates("duplicate-item", optionValues(field.options, file, path));
  const types = new Set(placed.map(({ field }) => field.type));
  if (!types.has("email") && !types.has("tel"))
    yield {
      code: "missing-contact",
      ...placeIn(file, "groups"),
      at: "key",
      ...messageOf("missing-contact"),
    };
  if (types.has("address") && deployed.addresses.geocoder === undefined)
    yield {
      code: "missing-key",
      ...placeIn(site.file, "addresses"),
      at: "key",
      en: "The form asks for an address, and nothing suggests any.",
      fr: "Le formulaire demande une adresse, et aucun service n’en propose.",
      hint: {
        en: "Add geocoder, such as https://data.geopf.fr/geocodage/search, or give the field the type text.",
        fr: "Ajoutez geocoder, par exemple https://data.geopf.fr/geocodage/search, ou donnez au champ le type text.",
      },
    };
};

/** The values that the options of a field have, or had. */
const optionValues = (options: readonly FormOption[], file: SourceText, path: ContentPath) =>
  options.flatMap(({ value, formerly = [] }, i) => [
    { value, ...placeIn(file, ...path, "options", i, "value") },
    ...formerly.map((former, j) => ({
      value: former,
      ...placeIn(file, ...path, "options", i, "formerly", j),
    })),
  ]);

function* checkFields(placed: readonly PlacedField[]): Issues {
  for (const [index, { field, path }] of placed.entries()) {
    if (RESERVED.has(field.name))
      yield {
        code: "reserved-name",
        path: [...path, "name"],
        en: `The form itself uses the name "${field.name}".`,
        fr: `Le formulaire emploie lui-même le nom « ${field.name} ».`,
      };
    if (field.type === "number" || field.type === "date") yield* checkLimits(field, path);
    if (field.when !== undefined) yield* checkCondition(field.when, path, index, placed);
  }
}

/** True for "today", "today+2" and "today-15y", which only a visit makes a day. */
const isRelative = (limit: string | number) => String(limit).startsWith("today");

/** A limit for comparison with one of its kind: the days after today, a date, or a number. */
function ranked(limit: string | number): string | number {
  if (!isRelative(limit)) return limit;
  const count = String(limit).slice("today".length);
  return count.endsWith("y") ? Number.parseInt(count) * 365 : Number(count);
}

function* checkLimits({ type, min, max }: FormField<"number" | "date">, path: ContentPath): Issues {
  if (min === undefined || max === undefined || isRelative(min) !== isRelative(max)) return;
  if (ranked(min) <= ranked(max)) return;
  yield {
    code: "impossible-limits",
    path: [...path, "min"],
    en: `No ${type} is from ${min} to ${max}.`,
    fr: `${type === "date" ? "Aucune date n’est comprise" : "Aucun nombre n’est compris"} entre ${min} et ${max}.`,
  };
}

function* checkCondition(
  { field: asked, is }: NonNullable<FormField["when"]>,
  path: ContentPath,
  index: number,
  all: readonly PlacedField[],
): Issues {
  const above = all.slice(0, index);
  const field = above.find((one) => nameOf(one) === asked)?.field;
  if (field === undefined) return yield unknownField(asked, [...path, "when", "field"], above);
  const values = valuesOf(field);
  for (const [i, value] of is.entries())
    if (!values.includes(value))
      yield {
        code: "impossible-condition",
        path: [...path, "when", "is", i],
        en: `"${asked}", a field of type ${field.type}, never has the value "${value}".`,
        fr: `« ${asked} », un champ de type ${field.type}, ne prend jamais la valeur « ${value} ».`,
        hint: suggest(value, values),
      };
}

const valuesOf = (field: FormField): readonly string[] =>
  "options" in field ? field.options.map(({ value }) => value) : field.type === "consent" ? [TICKED] : [];

const unknownField = (name: string, path: ContentPath, known: readonly PlacedField[]): ContentIssue => ({
  code: "unknown-field",
  path,
  en: `No field that can be named here is called "${name}".`,
  fr: `Aucun champ que l’on puisse nommer ici ne s’appelle « ${name} ».`,
  hint: suggest(name, known.map(nameOf)),
});

/**
 * An estimate multiplies its price, or that of the chosen option of one factor, by the amounts of the other factors'
 * options.
 */
function* checkEstimate({ estimate }: Form, placed: readonly PlacedField[], facts: Facts): Issues {
  if (estimate === undefined) return;
  let hasPrice = estimate.price !== undefined;
  yield* oneNumber(estimate.price, ["estimate", "price"], facts);
  const choices = placed.filter(({ field: { type } }) => type === "choice");
  for (const [i, { field: name }] of estimate.factors.entries()) {
    const factor = choices.find(({ field }) => field.name === name);
    if (factor === undefined) {
      yield unknownField(name, ["estimate", "factors", i, "field"], choices);
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
      yield* oneNumber(option.estimate?.price, [...path, j, "estimate", "price"], facts);
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

/** A price is multiplied by its number, so it has one and no other. A fact's number is written in full. */
function* oneNumber(price: string | undefined, path: ContentPath, facts: Facts): Issues {
  if (price === undefined) return;
  const typed = price.replace(/\$\{[^{}]*\}/g, "");
  // An unknown fact is reported where it stands.
  const values = namesIn(price).map((name) => facts[name]?.value ?? 0);
  const shown = [typed, ...values.map((value) => (typeof value === "number" ? "0" : value))].join(" ");
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
