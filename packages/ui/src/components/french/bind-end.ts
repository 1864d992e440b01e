/** Greatest lengths of the two last words that stay together, and of the three. */
const GREATEST = [17, 13];

/**
 * Binds the two or three last words of a paragraph, so that one of them does not make its last line.
 * `text-wrap: pretty` sees to single words only.
 */
export function bindEnd(text: string): string {
  const words = text.split(" ");
  let end = words.pop() ?? "";
  for (const greatest of GREATEST) {
    const longer = `${words.at(-1) ?? ""}\u00A0${end}`;
    if (words.length === 0 || longer.length > greatest) break;
    words.pop();
    end = longer;
  }
  return [...words, end].join(" ");
}
