/** Greatest lengths of the two last words that stay together, and of the three. */
const GREATEST = [17, 13];

/**
 * Binds the two or three last words of a paragraph, so that one of them does not make its last line.
 * `text-wrap: pretty` sees to single words only.
 */
export function bindEnd(text: string): string {
  let start = text.lastIndexOf(" ") + 1;
  for (const greatest of GREATEST) {
    const before = text.slice(0, Math.max(0, start - 1)).lastIndexOf(" ") + 1;
    if (start === 0 || text.length - before > greatest) break;
    start = before;
  }
  return text.slice(0, start) + text.slice(start).replaceAll(" ", "\u00A0");
}
