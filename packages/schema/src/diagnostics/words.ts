/** The languages in which an author may read what is wrong. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text for the author in every language. Data has both; only what prints or shows the text chooses one. */
export type Words = Readonly<Record<Language, string>>;

/** Gives a text in one language. Sources type French with plain spaces, and it gets its no-break ones here. */
export const inLanguage = (words: Words, language: Language): string =>
  language === "fr" ? withNoBreakSpaces(words.fr) : words.en;

/**
 * Sets the spaces of French, and nothing else: the typesetting of pages would curl the quotes of YAML that a
 * hint shows.
 */
const withNoBreakSpaces = (text: string) =>
  text.replace(/(?<=«) | (?=»|:(?:\s|$))/g, "\u00A0").replace(/ (?=[;!?%])/g, "\u202F");

/** Joins hints to one text. */
export function sentences(...hints: readonly (Words | undefined)[]): Words {
  const given = hints.filter((hint) => hint !== undefined);
  return { en: given.map(({ en }) => en).join(" "), fr: given.map(({ fr }) => fr).join(" ") };
}
