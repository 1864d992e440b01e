/** Spec section 5: a phone number has at most so many characters. */
export const LONGEST_PHONE = 14;

/**
 * A phone number as businesses write it, made to fit the phone rule: after an international prefix the "(0)" goes,
 * and a number that is too long because of its separators loses them. `+33 (0)6 12 34 56 78` is sent as
 * `+33612345678`; any other number stays as it was typed (decisions, "Telephone").
 */
export function normalizePhone(typed: string): string {
  const plain = typed
    .replace(/[\s/]/g, " ")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  const number = plain.replace(/^(\(?(?:\+|00) ?\d{1,3}\)?[ .-]?)\( ?0 ?\) ?/, "$1");
  return number.length > LONGEST_PHONE ? number.replace(/[ ().-]/g, "") : number;
}
