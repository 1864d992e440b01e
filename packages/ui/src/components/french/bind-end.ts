/** The greatest length of two last words that stay together. */
const MAX_LENGTH = 13;

/**
 * Binds the two last words of a paragraph if they are short, so that one of them does not make its last line.
 * `text-wrap: pretty` does this on wide screens.
 */
export function bindEnd(text: string): string {
  const last = text.lastIndexOf(" ");
  const before = text.lastIndexOf(" ", last - 1);
  return last === -1 || text.length - before - 1 > MAX_LENGTH
    ? text
    : `${text.slice(0, last)}\u00A0${text.slice(last + 1)}`;
}
