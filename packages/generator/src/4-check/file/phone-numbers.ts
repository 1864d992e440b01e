import type { Site } from "@vitrine/schema/content/site";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { toE164 } from "../../3-resolve/texts/phone-number.ts";
import type { TextIssue } from "./text-issue.ts";
import { typedByHand } from "./typed-facts.ts";

/**
 * « 01 99 00 14 20 », also with a digit or a pair too few, or pairs too many, and what begins with a country's prefix.
 * « 24 h » and « 7 j » behind a number are none of its digits.
 */
const NUMBER =
  /(?<![\d+])(?<!\d[ .-])(?:\+\d{1,3}[ .-]?(?:\(0\))?(?:[ .-]?\d){6,13}|0\d(?: \d\d){3}(?: \d|(?: \d\d){0,3})|0\d(?:[.-]?\d\d){4,5})(?![ .-]?\d| ?h(?:eure|\W|$))/g;

/** Finds telephone numbers that cannot exist, and the site's own where it is typed by hand. */
export function phoneNumbers(text: string, { phone, country }: Site["contact"]): readonly TextIssue[] {
  return [...text.matchAll(NUMBER)].flatMap(([part]): TextIssue[] => {
    const number = toE164(part, country);
    if (number === undefined) return [{ code: "impossible-phone", part, ...noTelephone(part) }];
    return number === phone ? [typedByHand(part, ["téléphone"])] : [];
  });
}

/** Says that a number cannot exist. */
export const noTelephone = (number: string): Words => ({
  en: `No telephone has the number "${number}".`,
  fr: `Aucun téléphone n’a le numéro « ${number} ».`,
});
