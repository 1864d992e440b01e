import type { Site } from "@vitrine/schema/content/site";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { toE164 } from "../../3-resolve/texts/phone-number.ts";
import type { TextIssue } from "./text-issue.ts";
import { typedByHand } from "./typed-facts.ts";

/** « 01 99 00 14 20 », also with digits too few or too many, and whatever begins with a country's prefix. */
const NUMBER =
  /(?<![\d+])(?<!\d[ .-])(?:\+\d{1,3}[ .-]?(?:\(0\))?(?:[ .-]?\d){6,13}|0\d(?: \d\d){3,6}(?: ?\d)?|0\d(?:[.-]?\d\d){4,5})(?![ .-]?\d)/g;

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
