import { fold } from "@vitrine/french/fold";

/**
 * True if a suggestion for an earlier text may stay until the answer to this text arrives. Each word of the
 * text must begin a word of the suggestion, regardless of accents and case.
 */
export function stillFits(suggestion: string, text: string): boolean {
  const words = fold(suggestion).split("-");
  return fold(text)
    .split("-")
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
