import type { ReactNode } from "react";

const MARKS = /(ʳᵉ|ᵉʳ|ᵉ)|\[\[([^\]]*)\]\]/g;
const LETTERS: Record<string, string> = { ʳᵉ: "re", ᵉʳ: "er", ᵉ: "e" };

/** Whether a text has neither a raised letter nor a placeholder, as most have not. */
const isPlain = (text: string) => !text.includes("ᵉ") && !text.includes("[[");

/**
 * Shows typeset text. The raised letters of « 3ᵉ » become `<sup>`, since few fonts have them; a
 * placeholder that is still to be filled in is marked.
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
  // One element, so that a flex container does not set the raised letter apart.
  return from === 0 ? text : <span>{[...parts, text.slice(from)]}</span>;
}
