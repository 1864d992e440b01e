import type { Form } from "@vitrine/schema/content/form";
import type { FormField, FormOption } from "@vitrine/schema/content/form-field";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { suggest } from "@vitrine/schema/did-you-mean";
import { attributionFields, formProperties, submissionFields, TICKED } from "@vitrine/schema/form-wire";
import type { Entry } from "../../2-validate/validate-content.ts";
import { dayInFrench } from "../../day-of.ts";
import { reportDuplicates } from "./check-duplicates.ts";
import { issue, type Issues, keyIn, type Place, placeIn, type SiteRule, within } from "./site-rule.ts";

const RESERVED: ReadonlySet<string> = new Set([...attributionFields, ...submissionFields, ...formProperties]);

/** A field of the form, and its place in form.yaml. */
export interface PlacedField {
  readonly field: FormField;
  readonly place: Place;
}

/** Gives the fields of all groups, in the order of the page. */
export const placedFields = ({ file, data }: Entry<Form>): PlacedField[] =>
  data.groups.flatMap(({ fields }, group) =>
    fields.map((field, i) => ({ field, place: placeIn(file, "groups", group, "fields", i) })),
  );

const nameOf = ({ field }: PlacedField) => field.name;

/** The form can be answered: each field has a name of its own, limits that allow an answer, and a condition that holds. */
export const checkForm: SiteRule = function* ({ content: { form }, site, deployed }) {
  if (form === undefined) return;
  const placed = placedFields(form);
  for (const [index, { field, place }] of placed.entries()) {
    if (RESERVED.has(field.name))
      yield issue("reserved-name", within(place, "name"), {
        en: `The form itself uses the name "${field.name}".`,
        fr: `Le formulaire emploie lui-même le nom « ${field.name} ».`,
      });
    if (field.type === "number" || field.type === "date") yield* checkLimits(field, place);
    if (field.when !== undefined) yield* checkCondition(field.when, place, placed.slice(0, index), placed);
    if ("options" in field) yield* reportDuplicates("duplicate-item", optionValues(field.options, place));
  }
  yield* reportDuplicates(
    "duplicate-field",
    placed.map(({ field, place }) => ({ value: field.name, place: within(place, "name") })),
  );
  const types = new Set(placed.map(({ field }) => field.type));
  if (!types.has("email") && !types.has("tel")) yield issue("missing-contact", keyIn(form.file, "groups"));
  if (types.has("address") && deployed.addresses.geocoder === undefined)
    yield issue("missing-key", keyIn(site.file, "addresses"), {
      en: "The form asks for an address, and nothing suggests any.",
      fr: "Le formulaire demande une adresse, et aucun service n’en propose.",
      hint: {
        en: "Add geocoder, such as https://data.geopf.fr/geocodage/search, or give the field the type text.",
        fr: "Ajoutez geocoder, par exemple https://data.geopf.fr/geocodage/search, ou donnez au champ le type text.",
      },
    });
};

/** The values that the options of a field have, or had. */
const optionValues = (options: readonly FormOption[], place: Place) =>
  options.flatMap(({ value, formerly = [] }, i) => [
    { value, place: within(place, "options", i, "value") },
    ...formerly.map((former, j) => ({ value: former, place: within(place, "options", i, "formerly", j) })),
  ]);

/** True for "today", "today+2" and "today-15y", which only a visit makes a day. */
const isRelative = (limit: string | number) => String(limit).startsWith("today");

/** A limit for comparison with one of its kind: the days after today, a date, or a number. */
function ranked(limit: string | number): string | number {
  if (!isRelative(limit)) return limit;
  const count = String(limit).slice("today".length);
  return count.endsWith("y") ? Number.parseInt(count) * 365 : Number(count);
}

function* checkLimits({ type, min, max }: FormField<"number" | "date">, place: Place): Issues {
  if (min === undefined || max === undefined || isRelative(min) !== isRelative(max)) return;
  if (ranked(min) <= ranked(max)) return;
  const inFrench = (limit: string | number) =>
    type === "date" && !isRelative(limit) ? `le ${dayInFrench(String(limit))}` : limit;
  yield issue("impossible-limits", within(place, "min"), {
    en: `No ${type} is from ${min} to ${max}.`,
    fr: `${type === "date" ? "Aucune date n’est comprise" : "Aucun nombre n’est compris"} entre ${inFrench(min)} et ${inFrench(max)}.`,
  });
}

function* checkCondition(
  { field: asked, is }: NonNullable<FormField["when"]>,
  place: Place,
  above: readonly PlacedField[],
  all: readonly PlacedField[],
): Issues {
  const field = above.find((one) => nameOf(one) === asked)?.field;
  if (field === undefined)
    return yield unknownField(asked, within(place, "when", "field"), above, all, ABOVE);
  const values = valuesOf(field);
  for (const [i, value] of is.entries())
    if (!values.includes(value))
      yield issue("impossible-condition", within(place, "when", "is", i), {
        en: `"${asked}", a field of type ${field.type}, never has the value "${value}".`,
        fr: `« ${asked} », un champ de type ${field.type}, ne prend jamais la valeur « ${value} ».`,
        hint: suggest(value, values),
      });
}

const valuesOf = (field: FormField): readonly string[] =>
  "options" in field ? field.options.map(({ value }) => value) : field.type === "consent" ? [TICKED] : [];

const ABOVE: Words = {
  en: "A condition names a field that stands above its own.",
  fr: "Une condition nomme un champ placé au-dessus du sien.",
};

/** Reports a name that no field has that may be named, or `why` the field that has it may not. */
export const unknownField = (
  name: string,
  place: Place,
  known: readonly PlacedField[],
  all: readonly PlacedField[],
  why: Words,
) =>
  issue("unknown-field", place, {
    ...(all.some((one) => nameOf(one) === name)
      ? why
      : { en: `No field is called "${name}".`, fr: `Aucun champ ne s’appelle « ${name} ».` }),
    hint: suggest(name, known.map(nameOf)),
  });
