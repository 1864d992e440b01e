import type { ReactNode } from "react";
import { largeFigure } from "@vitrine/french/large-figure";
import { bindParagraph, bindShort, bindTitle } from "./bind-words.ts";
import styles from "./french.module.css";

const MARKS = /(ʳᵉ|ᵉʳ|ᵉ)|\[\[([^\]]*)\]\]|[\p{Ll}\p{Lu}\d’]+(?:-[\p{Ll}\p{Lu}\d’]+)+/gu;
const LETTERS: Record<string, string> = { ʳᵉ: "re", ᵉʳ: "er", ᵉ: "e" };

/** Greatest length of a word that stays on its line, such as « Val-de-Marne », wherever it stands. */
const MAX_SHORT_LENGTH = 12;
/** Greatest length of a word that stays on its line in a paragraph or a title, such as « Boulogne-Billancourt ». */
const MAX_LENGTH = 20;

/** An ampersand within a name, such as « Dupont & Fils », which no line's end parts. */
const AMPERSAND = / & /g;

/** True for a text without raised letters, placeholders and hyphens, as most texts are. */
const isPlain = (text: string) => !text.includes("ᵉ") && !text.includes("[[") && !text.includes("-");

/**
 * Shows typeset text. Raised letters become `<sup>`, since few fonts have them, and a placeholder is highlighted. A word
 * such as « est-il » is not broken at its hyphen: with a no-break hyphen, a browser's search would not find it.
 */
export function french(words: string): ReactNode {
  const text = words.replace(AMPERSAND, "\u00A0&\u00A0");
  if (isPlain(text)) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const shown = showMatch(match);
    if (shown === undefined) continue;
    parts.push(text.slice(from, match.index), shown);
    from = match.index + match[0].length;
  }
  // A single element keeps a flex container from separating the parts.
  return from === 0 ? text : <span>{[...parts, text.slice(from)]}</span>;
}

/** Shows a figure in large type. */
export const frenchFigure = (figure: string): ReactNode => french(largeFigure(figure));

/** Shows a title, in which short words and prepositions stay with the word after them. */
export const frenchTitle = (text: string): ReactNode => french(bindTitle(text));

/** Shows a paragraph, whose last words share a line, and in which « à » stays with its place. */
export const frenchParagraph = (text: string): ReactNode => french(bindParagraph(text));

/** Gives a match of `MARKS` its element; a word longer than a phone's line needs none. */
function showMatch({ 0: whole, 1: raised, 2: placeholder, index }: RegExpExecArray): ReactNode {
  if (raised !== undefined) return <sup key={index}>{LETTERS[raised]}</sup>;
  // « à » stays with « compléter », as in a title.
  if (placeholder !== undefined) return <mark key={index}>{bindShort(placeholder)}</mark>;
  if (whole.length > MAX_LENGTH) return undefined;
  return (
    <span className={styles[whole.length > MAX_SHORT_LENGTH ? "name" : "word"]} key={index}>
      {whole}
    </span>
  );
}
