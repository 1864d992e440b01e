import type { Commune } from "../../communes/commune-registry.ts";
import type { TextIssue } from "./text-issue.ts";

/** Finds postal codes in a local page's text that are of the commune's département but not its own. */
export function foreignPostalCodes(text: string, commune: Commune): readonly TextIssue[] {
  const { name, department, postalCodes } = commune;
  return [...text.matchAll(/(?<!\d)\d{5}(?!\d)/g)]
    .filter(([code]) => code.startsWith(department.code) && !postalCodes.includes(code))
    .map(([part]) => ({
      code: "postal-code-of-another",
      part,
      en: `${part} is no postal code of ${name}, which has ${postalCodes.join(", ")}.`,
      fr: `${part} n’est pas un code postal de la commune ${name}, qui a ${postalCodes.join(", ")}.`,
    }));
}
