import { formatNumber } from "@vitrine/french/format-number";
import type { Fact } from "@vitrine/schema/content/facts";
import type { ContentPath, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { didYouMean, suggest } from "@vitrine/schema/did-you-mean";
import { namesIn } from "../../3-resolve/texts/fill-text.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { BUILT_IN_NAMES } from "../../3-resolve/texts/vocabulary.ts";
import { issue, keyIn, placeIn, type SiteRule, type WholeContent } from "./site-rule.ts";

/** Every fact is confirmed, named, and a value by itself. */
export const checkFacts: SiteRule = function* (whole) {
  const { content, isRead, names } = whole;
  const { file, data } = whole.facts;
  const prices = new Set(placedPrices(whole).map(({ fact }) => fact));
  const known = [...Object.keys(data), ...BUILT_IN_NAMES];
  // A misspelt name is reported where it stands. The fact that it means was not forgotten.
  const meant = new Set([...names].map((name) => (known.includes(name) ? name : didYouMean(name, known))));
  for (const [name, fact] of Object.entries(data)) {
    const problem = codeAsNumber(name, fact) ?? nestedFact(fact) ?? unitTwice(fact);
    // `checkPrices` reports a price that is no number.
    if (problem !== undefined && (!prices.has(name) || typeof fact.value === "number"))
      yield { ...problem, file, path: [name, "value"] };
    if ((BUILT_IN_NAMES as readonly string[]).includes(name))
      yield issue("reserved-name", keyIn(file, name), {
        en: `\${${name}} has a meaning of its own in texts, which this fact would replace.`,
        fr: `\${${name}} a déjà un sens dans les textes, que ce fait remplacerait.`,
      });
    if (fact.status === "to-confirm")
      yield issue("fact-to-confirm", placeIn(file, name, "status"), {
        en: `"${name}" (${fact.label}) is still to be confirmed by the company.`,
        fr: `« ${name} » (${fact.label}) reste à confirmer par l’entreprise.`,
      });
    // A fact without a name was forgotten, or typed by hand somewhere.
    if (isRead && content.site !== undefined && !meant.has(name))
      yield issue("unused-fact", keyIn(file, name), {
        en: `No text names the fact "${name}".`,
        fr: `Aucun texte ne nomme le fait « ${name} ».`,
      });
  }
};

/** A comparison's facts about competitors have dates, since such claims hold for a day only. */
export const checkClaims: SiteRule = function* ({ content: { pages }, facts }) {
  const sections = pages.flatMap(({ data }) => data.sections);
  const rows = sections.flatMap((section) => (section.type === "comparison" ? section.rows : []));
  for (const name of new Set(rows.flatMap(({ them }) => namesIn(them)))) {
    const fact = facts.data[name];
    if (fact !== undefined && fact.date === undefined)
      yield issue("undated-claim", keyIn(facts.file, name), {
        en: `A comparison says "${name}" of other companies, and the fact has no date.`,
        fr: `Une comparaison dit « ${name} » d’autres entreprises, et ce fait n’a pas de date.`,
      });
  }
};

/** Words of a fact's name or meaning that make its number a name: « année de création », « code postal ». */
const OF_CODES =
  /(?<!\p{L})(?:ann[ée]es?|an|dates?|depuis|cr[ée]ation|fondation|codes?|postal|siren|siret|rcs|tva|num[ée]ro|t[ée]l[ée]phone)(?!\p{L})/iu;
const OF_COUNTS = /(?<!\p{L})(?:nombre|total|combien|prix|tarif|capital|surface|montant)(?!\p{L})/iu;

/** Numbers are printed with their thousands apart: « Depuis 2 014 » is a year that was typed as a number. */
function codeAsNumber(name: string, { value, unit, label }: Fact): Problem | undefined {
  if (typeof value !== "number" || unit !== undefined || OF_COUNTS.test(label)) return undefined;
  if (!Number.isInteger(value) || value < 1000) return undefined;
  const isYear = value >= 1900 && value < 2100;
  if (!isYear && !OF_CODES.test(`${name.replaceAll("-", " ")} ${label}`)) return undefined;
  return {
    code: "code-as-number",
    en: `${value} would be printed as « ${formatNumber(value)} ».`,
    fr: `${value} s’afficherait « ${formatNumber(value)} ».`,
  };
}

/** Texts have the unit behind the value: « 49 € » with the unit € would read « 49 € € ». */
function unitTwice({ value, unit }: Fact): Problem | undefined {
  if (unit === undefined || !String(value).trim().endsWith(unit)) return undefined;
  return {
    code: "repeated-word",
    en: `Texts would read « ${value} ${unit} »: the value has the unit too.`,
    fr: `Les textes diraient « ${value} ${unit} » : la valeur contient aussi l’unité.`,
  };
}

/** A fact is put into texts as it stands: a name in it would reach the visitor. */
function nestedFact({ value }: Fact): Problem | undefined {
  const [part] = /\$\{[^}]*\}?/.exec(String(value)) ?? [];
  if (part === undefined) return undefined;
  return {
    code: "unknown-fact",
    part,
    en: `A fact can't name another fact: write here what "${part}" stands for.`,
    fr: `Un fait ne peut pas nommer un autre fait : écrivez ici ce que dit « ${part} ».`,
  };
}

/** Every place that names the fact of a price: the business's offer, and pages. */
const placedPrices = ({ content: { pages }, site }: Pick<WholeContent, "content" | "site">) => [
  { ...placeIn(site.file, "business", "offer", "fact"), fact: site.data.business.offer?.fact },
  ...pages.map(({ file, data: { price } }) => ({ ...placeIn(file, "price"), fact: price })),
];

/** The names of prices in any file's data, even of a page that is unpublished or has a mistake. */
export const pricesIn = (data: unknown): string[] =>
  stringsIn(data, (key) => key === "price" || key === "fact").map(({ text }) => text);

/** A price is a number among the facts. */
export const checkPrices: SiteRule = function* (whole) {
  const { file, data } = whole.facts;
  const named = new Set<string>();
  for (const { fact, ...place } of placedPrices(whole)) {
    if (fact === undefined) continue;
    const value = data[fact]?.value;
    if (value === undefined)
      yield issue("unknown-fact", place, {
        en: `A price is a fact; there is none named "${fact}".`,
        fr: `Un prix est un fait ; aucun ne s’appelle « ${fact} ».`,
        hint: suggest(fact, Object.keys(data)),
      });
    // The rules of texts report an empty one.
    else if (value !== "" && (typeof value !== "number" || value <= 0) && !named.has(fact))
      yield issue(typeof value === "number" ? "bad-format" : "wrong-type", placeIn(file, fact, "value"), {
        other: place,
        en: `A price is a number above 0, and "${fact}" is named as one; found "${value}".`,
        fr: `Un prix est un nombre supérieur à 0, et « ${fact} » est nommé comme prix. Trouvé : « ${value} ».`,
        hint: {
          en: "Write the number here, such as 42.50, and the rest in unit; or name another fact in the other place.",
          fr: "Écrivez ici le nombre, comme 42.50, et le reste sous unit ; ou nommez un autre fait à l’autre endroit.",
        },
      });
    named.add(fact);
  }
};

/** A price has a unit if a text names it without a currency: « 42 » alone says nothing of euros. */
export const checkUnits: SiteRule = function* (whole) {
  const facts = whole.facts.data;
  const texts = [...whole.content.byKind.values()].flat().flatMap(({ file, data }) =>
    stringsIn(data, (_, text) => text.includes("${")).flatMap(({ text, path }) => {
      const names = namesIn(text);
      const words = [text, ...names.map((name) => facts[name]?.unit), ...sectionTexts(data, path)];
      const isPrice = path.at(-1) === "price" && ONE_REFERENCE.test(text);
      return words.some(saysCurrency) ? [] : { ...placeIn(file, ...path), names, isPrice };
    }),
  );
  const placed = placedPrices(whole).map(({ fact = "" }) => fact);
  const shown = texts.flatMap(({ names, isPrice }) => (isPrice ? names : []));
  for (const fact of new Set([...placed, ...shown])) {
    const { value, unit } = facts[fact] ?? {};
    const other = texts.find(({ names }) => names.includes(fact));
    if (typeof value !== "number" || unit !== undefined || other === undefined) continue;
    const [page, shownAs] = [other.file.path, formatNumber(value)];
    yield issue("missing-key", keyIn(whole.facts.file, fact), {
      severity: "warning",
      other,
      en: `"${fact}" is a price without a unit: add unit: €, or ${page} says « ${shownAs} ».`,
      fr: `« ${fact} » est un prix sans unité : ajoutez unit: €, sinon ${page} dit « ${shownAs} ».`,
    });
  }
};

const ONE_REFERENCE = /^\$\{[^{}]*\}$/;
const saysCurrency = (text: unknown) =>
  typeof text === "string" && /€|(?<!\p{L})(?:euros?|EUR|CHF|francs?|CFP|XPF)(?!\p{L})/iu.test(text);

/** Gives the title, headings and notes of a text's section: « Prix en euros » says it for all rows. */
function sectionTexts(data: unknown, [key, at]: ContentPath): readonly unknown[] {
  const { sections } = data as { readonly sections?: readonly object[] };
  return key === "sections" ? Object.values(sections?.[Number(at)] ?? {}) : [];
}
