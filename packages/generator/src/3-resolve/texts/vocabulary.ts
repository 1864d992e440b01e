import { formatDate } from "@vitrine/french/format-date";
import { formatAmount, formatNumber } from "@vitrine/french/format-number";
import { openingSentence } from "@vitrine/french/opening-hours";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { Fact, Facts } from "@vitrine/schema/content/facts";
import type { Site } from "@vitrine/schema/content/site";
import type { Commune } from "../../communes/commune-registry.ts";
import { phoneLabel } from "./phone-number.ts";
import { DATE_OF, HOURS, PHONE, type Vocabulary } from "./fill-text.ts";

/** The names that texts may cite besides facts. */
export const BUILT_IN_NAMES = [
  PHONE,
  HOURS,
  "lieu",
  "à lieu",
  "de lieu",
  "de lieu en bref",
  "À lieu",
  "De lieu",
  "code postal",
  "département",
  "numéro de département",
] as const;

/** Every fact by its name, as it reads in a sentence: "20 €", "1 400", "24 à 48 heures". */
export function factVocabulary(facts: Facts): Vocabulary {
  return new Map(Object.entries(facts).map(([name, fact]) => [name, factInWords(fact)]));
}

/**
 * The names by which texts cite a branch's telephone and hours, with its words: `${téléphone de rumilly}`. A branch
 * without a telephone has the site's, as on pages.
 */
export const branchWords = ({ contact, business: { branches = [] } }: Pick<Site, "contact" | "business">) =>
  branches.flatMap(({ id, phone = contact.phone, openingHours = [] }) => [
    [`${PHONE} de ${id}`, phoneLabel({ phone, country: contact.country })] as const,
    ...(openingHours.length === 0 ? [] : [[`${HOURS} de ${id}`, openingSentence(openingHours)] as const]),
  ]);

/**
 * The facts, the site's telephone number and its opening hours if it has some, and those of its branches. By
 * `${date de …}` a text has the day on which a fact was found: " (19 septembre 2025)", or nothing while it has no date.
 */
export function siteVocabulary(facts: Facts, site: Pick<Site, "contact" | "business">): Vocabulary {
  const dates = Object.entries(facts).map(
    ([name, { date }]) => [`${DATE_OF}${name}`, dateInWords(date)] as const,
  );
  const { openingHours = [] } = site.business;
  const hours = openingHours.length === 0 ? [] : [[HOURS, openingSentence(openingHours)] as const];
  return new Map([
    ...factVocabulary(facts),
    ...dates,
    [PHONE, phoneLabel(site.contact)],
    ...hours,
    ...branchWords(site),
  ]);
}

/** The same words on a page of a branch: its telephone and its hours, if it has some, stand for the site's. */
export function branchVocabulary(words: Vocabulary, branch: string): Vocabulary {
  const own = new Map(words);
  for (const name of [PHONE, HOURS]) {
    const word = words.get(`${name} de ${branch}`);
    if (word === undefined) own.delete(name);
    else own.set(name, word);
  }
  return own;
}

/** The facts, and the place with its grammar: `${à lieu}` is "au Kremlin-Bicêtre", `${À lieu}` "Au Kremlin-Bicêtre". */
export function placeVocabulary(facts: Vocabulary, commune: Commune): Vocabulary {
  const { name, at, of, ofInShort } = placeName(commune.name, commune.elides);
  return new Map(facts)
    .set("lieu", name)
    .set("à lieu", at)
    .set("de lieu", of)
    .set("de lieu en bref", ofInShort)
    .set("À lieu", capitalised(at))
    .set("De lieu", capitalised(of))
    .set("code postal", commune.postalCodes[0] ?? "")
    .set("département", commune.department.name)
    .set("numéro de département", commune.department.code);
}

/** Gives a commune's name as pages show it. */
export const shownName = ({ name, elides }: Commune): string => typeset(placeName(name, elides).name);

/** Writes words with a capital at their beginning. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function factInWords({ value, unit }: Fact): string {
  const format = unit !== undefined && CURRENCY.test(unit) ? formatAmount : formatNumber;
  const figure = typeof value === "number" ? format(value) : value;
  // « 4,8/5 » has no space, unlike « 4,8 sur 5 ».
  return unit === undefined ? figure : `${figure}${unit.startsWith("/") ? "" : " "}${unit}`;
}

/** A unit of money, alone or before other words: « € », « € TTC », « euros », « CHF ». */
const CURRENCY = /^(?:€|(?:euros?|CHF|francs?)(?!\p{L}))/u;

const dateInWords = (date: Fact["date"]) => (date === undefined ? "" : ` (${formatDate(date)})`);
