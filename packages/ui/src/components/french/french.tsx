import type { ReactNode } from "react";

const MARKS = /(ʳᵉ|ᵉʳ|ᵉ)|\[\[([^\]]*)\]\]/g;
const LETTERS: Record<string, string> = { ʳᵉ: "re", ᵉʳ: "er", ᵉ: "e" };

/** True for a text without raised letters and placeholders, as most texts are. */
const isPlain = (text: string) => !text.includes("ᵉ") && !text.includes("[[");

/**
 * Shows typeset text. The raised letters of « 3ᵉ » become `<sup>`, since few fonts have them. A placeholder
 * that an author must still fill in is highlighted.
 */
export function French({ children: text }: { readonly children: string }): ReactNode {
  if (isPlain(text)) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(from, match.index));
    const [whole, raised, placeholder] = match;
    parts.push(
      raised === undefined ? (
        <mark key={match.index}>{placeholder}</mark>
      ) : (
        <sup key={match.index}>{LETTERS[raised]}</sup>
      ),
    );
    from = match.index + whole.length;
  }
  // A single element keeps a flex container from separating the raised letter.
  return from === 0 ? text : <span>{[...parts, text.slice(from)]}</span>;
}
