import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";

/** A problem in one text, with the wrong part as typed; the check adds the place of that text. */
export type TextIssue = Problem & { readonly part: string };

/** Matches references (`${…}`) and placeholders (`[[…]]`). */
export const MARKS = /\$\{[^}]*\}|\[\[[^\]]*\]\]/g;

/** Replaces these marks with zeros (U+0000), which no word contains, so that all offsets stay. */
export const withoutMarks = (text: string): string =>
  text.includes("${") || text.includes("[[") ? text.replace(MARKS, (mark) => "\0".repeat(mark.length)) : text;
