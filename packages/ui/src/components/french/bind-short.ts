/**
 * Matches the space after a word of one or two letters. After « les », « des » and « une », the next word must be short:
 * a long one would leave a phone with large letters.
 */
const SPACE = /(?<=(?<!\S)(?:\p{L}{1,2}|[dl]es(?= \S{1,7}(?!\S))|une(?= \S{1,8}(?!\S)))) /gu;

/** Binds short words to the word after them, for titles: few words fit in a line, which should not end on « de ». */
export function bindShort(text: string): string {
  return text.replace(SPACE, "\u00A0");
}
