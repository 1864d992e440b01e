import { type Document, visit } from "yaml";
import type { Said } from "./syntax-problems.ts";

/**
 * Characters that no page can show or that make others be shown elsewhere: controls, halves of a surrogate pair,
 * noncharacters (HTML standard, "Preprocessing the input stream"), and those that turn the direction of what follows
 * (UTS 39, "Bidirectional text spoofing"). The space without width (U+200B) and the byte order mark amid a text part words
 * that look whole.
 */
const UNSEEN = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200b\ufeff\u202a-\u202e\u2066-\u2069]--[\t\n]]/v;

/** Such a character as it stands in a file, or an escape that may give one. */
const SIGN =
  /[[\p{Cc}\p{Noncharacter_Code_Point}\u200b\ufeff\u202a-\u202e\u2066-\u2069]--[\t\n\r]]|\\[^"\\\/\n ]/v;

/** Whether a look at a file's texts is worth its time. */
export const mayHoldUnseen = (text: string): boolean => SIGN.test(text);

/** The keys and texts of a document that hold such a character, with what to say of it. */
export function unseenCharacters(document: Document): (Said & { offsets: [number, number] })[] {
  const found: (Said & { offsets: [number, number] })[] = [];
  visit(document, {
    Scalar(_, { value, range }) {
      const [character] = (typeof value === "string" && UNSEEN.exec(value)) || [];
      if (character === undefined) return;
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      found.push({
        code: "unseen-character",
        message: `This holds the character U+${code}, which no page can show.`,
        hint: "It often comes along with a copied text: type the words again, or delete what stands between them.",
        offsets: [range?.[0] ?? 0, range?.[1] ?? 0],
      });
    },
  });
  return found;
}
