/** The languages in which an author may read what is wrong. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text for the author in every language. Data has both; only what prints or shows the text chooses one. */
export type Words = Readonly<Record<Language, string>>;

/** Gives a text in one language. Sources type French with plain spaces, and it gets its no-break ones here. */
export const inLanguage = (words: Words, language: Language): string =>
  language === "fr" ? withNoBreakSpaces(words.fr) : words.en;

/** Sets the spaces of French only: the typesetting of pages would curl the quotes of YAML in a hint. */
const withNoBreakSpaces = (text: string) =>
  text.replace(/(?<=«) | (?=»|:(?:\s|$))/g, "\u00A0").replace(/ (?=[;!?%])/g, "\u202F");

/** Joins texts to one, with a text between each two. */
export const joined = (all: readonly Words[], between: Words): Words => ({
  en: all.map(({ en }) => en).join(between.en),
  fr: all.map(({ fr }) => fr).join(between.fr),
});

/** Joins hints to one text. */
export const sentences = (...hints: readonly (Words | undefined)[]): Words =>
  joined(
    hints.filter((hint) => hint !== undefined),
    { en: " ", fr: " " },
  );

/** Lists the first of some words, and their number if there are more. */
export const listed = (words: readonly string[], most: number): string =>
  words.slice(0, most).join(", ") + (words.length > most ? ` … (${words.length})` : "");

/** Gives a number with its French noun: French has the singular for 0 too. */
export const countedInFrench = (count: number, one: string, several: string) =>
  `${count} ${count < 2 ? one : several}`;
