import { type Document, visit } from "yaml";
import type { Said } from "./syntax-problems.ts";

/**
 * Characters that no page can show: controls, lone surrogates and noncharacters (HTML standard,
 * "Preprocessing the input stream"). Bidirectional controls also count, since they reorder the text around
 * them (UTS 39, "Bidirectional text spoofing"). A zero-width space (U+200B) or a byte order mark inside a
 * text splits words invisibly.
 */
const UNSEEN = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200b\ufeff\u202a-\u202e\u2066-\u2069]--[\t\n]]/v;

/** Matches such a character, or an escape that may produce one, in a file's source. */
const SIGN =
  /[[\p{Cc}\p{Noncharacter_Code_Point}\u200b\ufeff\u202a-\u202e\u2066-\u2069]--[\t\n\r]]|\\[^"\\\/\n ]/v;

/** True if a file's texts need the full search for such characters. */
export const mayHoldUnseen = (text: string): boolean => SIGN.test(text);

/** Lists the keys and texts of a document that hold such a character, each with its problem. */
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
