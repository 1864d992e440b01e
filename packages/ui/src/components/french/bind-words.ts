/** The greatest length of two last words that stay together. */
const MAX_LENGTH = 13;

/** Binds two short last words, so that neither makes a last line; on wide screens `text-wrap: pretty` does this. */
export function bindEnd(text: string): string {
  const last = text.lastIndexOf(" ");
  const before = text.lastIndexOf(" ", last - 1);
  return last === -1 || text.length - before - 1 > MAX_LENGTH
    ? text
    : `${text.slice(0, last)}\u00A0${text.slice(last + 1)}`;
}

/** The space between « à » and the name of a place. */
const AT_SPACE = /(?<=\sà) (?=\p{Lu})/gu;

/** Binds the last words of a paragraph, and « à » to its place. More bound words would leave its lines uneven. */
export const bindParagraph = (text: string): string => bindEnd(text.replace(AT_SPACE, "\u00A0"));

/**
 * The space after a word of one or two letters. After « les », « des », « une » and « d’un », the next word must be short: a long
 * one would leave a phone with large letters.
 */
const SHORT_SPACE =
  /(?<=(?<!\S)(?:\p{L}{1,2}|[dl]es(?= \S{1,7}(?!\S))|(?:d’un|(?:d’)?une)(?= \S{1,8}(?!\S)))) /gu;

/** Binds short words to the word after them: few words fit in a title's line, which should not end on « de ». */
export const bindShort = (text: string): string => text.replace(SHORT_SPACE, "\u00A0");

/**
 * The space after a preposition, « qui » or a verb such as « n’a », if the word after it leaves a phone's line room. « avec »
 * may part from « ou sans », since the three with their noun are wider than a step.
 */
const PREPOSITION_SPACE =
  /(?<=(?<!\S)(?:dans|par|sur|pour|entre|qui|avec(?! ou )|sans|chez|n’\p{L}{1,2})) (?=\S{1,10}(?!\S))/gu;

/** Binds a title's short words and prepositions to the word after them. */
export const bindTitle = (text: string): string => bindShort(text.replace(PREPOSITION_SPACE, "\u00A0"));

/** Binds two hours, between which a line of running text may end: few words share the footer's lines. */
export const bindHours = (text: string): string => text.replace(/(?<=\d\sh(?:\s\d\d)?) à/gu, "\u00A0à");
