import { withoutUnseen } from "./without-unseen.ts";

/** The most characters of a phone number (spec section 5). */
export const MAX_PHONE_LENGTH = 14;

/** Normalises a phone number for the phone rule: `+33 (0)6 12 34 56 78` becomes `+33612345678`. */
export function normalizePhone(typed: string): string {
  const plain = withoutUnseen(typed)
    .replace(/[\s/]/g, " ")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  const number = plain.replace(/^(\(?(?:\+|00) ?\d{1,3}\)?[ .-]?)\( ?0 ?\) ?/, "$1");
  return number.length > MAX_PHONE_LENGTH ? number.replace(/[ ().-]/g, "") : number;
}
