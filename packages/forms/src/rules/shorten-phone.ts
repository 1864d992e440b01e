/** Spec section 5: a phone number has at most so many characters. */
const LONGEST = 14;

/**
 * A number too long because of its separators loses its spaces, dots and hyphens: `+33 6 12 34 56 78` passes
 * the phone rule and is sent as `+33612345678`. Any other number stays as it was typed.
 */
export function shortenPhone(number: string): string {
  const trimmed = number.trim().replace(/\s/g, " ");
  return trimmed.length > LONGEST ? trimmed.replace(/[ .-]/g, "") : trimmed;
}
