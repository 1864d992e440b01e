/** End of a sentence before another: its mark and the space that follows. */
const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

/** Parts a text into its first sentence, or as many as have the least number of characters, and the rest or "". */
export function splitLead(text: string, least = 0): readonly [lead: string, rest: string] {
  const [first = "", ...rest] = text.split(SENTENCE_END);
  let lead = first;
  while (lead.length < least && rest.length > 0) lead += ` ${rest.shift()}`;
  return [lead, rest.join(" ")];
}

/** Characters of a paragraph that fills four or five lines. */
const LINES = 160;

/** Parts a long text into paragraphs of about this number of characters, between sentences. */
export function splitParagraphs(text: string, length = LINES): readonly string[] {
  const [first, rest] = splitLead(text, length);
  return rest.length < length / 2 ? [text] : [first, ...splitParagraphs(rest, length)];
}
