/** End of a sentence before another: its mark and the space that follows. */
const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

/** Parts a text into its first sentence and the rest, which is "" if there is none. */
export function splitLead(text: string): readonly [lead: string, rest: string] {
  const [lead = "", ...rest] = text.split(SENTENCE_END);
  return [lead, rest.join(" ")];
}
