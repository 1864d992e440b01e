/** What stands in a text by reference (`${…}`), or is still to be written (`[[…]]`). */
export const MARKS = /\$\{[^}]*\}|\[\[[^\]]*\]\]/g;

/** A text with zeros (U+0000), which no word holds, in place of these marks: all else stays where it stands. */
export const withoutMarks = (text: string): string =>
  text.includes("${") || text.includes("[[") ? text.replace(MARKS, (mark) => "\0".repeat(mark.length)) : text;
