/** Greatest length of two last words that stay together. */
const LAST_WORDS = 18;

/**
 * Binds the two last words of a paragraph, so that they do not make its last line: `text-wrap: pretty` sees to
 * single words only.
 */
export function bindEnd(text: string): string {
  const last = text.lastIndexOf(" ");
  const isShort = text.length - text.lastIndexOf(" ", last - 1) <= LAST_WORDS;
  return last > 0 && isShort ? `${text.slice(0, last)}\u00A0${text.slice(last + 1)}` : text;
}
