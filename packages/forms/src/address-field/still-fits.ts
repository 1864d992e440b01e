import { fold } from "@vitrine/french/fold";

/**
 * Whether a suggestion that was given for an earlier text may stay while the answer to this one is awaited: each
 * word of the text begins a word of the suggestion. Accents and case don't matter.
 */
export function stillFits(suggestion: string, text: string): boolean {
  const words = fold(suggestion).split("-");
  return fold(text)
    .split("-")
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
