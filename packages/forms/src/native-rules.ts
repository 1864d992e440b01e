import type { FormField } from "@vitrine/schema/content/form-field";
import type { ComponentProps } from "react";
import { longestAnswer } from "./form-fields.ts";
import { EMAIL_PATTERN } from "./rules/email.ts";
import { PHONE_PATTERN } from "./rules/phone.ts";

/** A field with an `input` of one line. */
export type LineField = FormField<"text" | "email" | "tel" | "number" | "date" | "address">;

/** Autofill names of people, which begin with a capital. */
const OF_PEOPLE: ReadonlySet<string | undefined> = new Set(["name", "given-name", "family-name"]);

/** Returns the attributes by which a browser helps with a field, and checks it without a script. */
export function nativeRules(field: LineField): ComponentProps<"input"> {
  const type = field.type === "address" ? "text" : field.type;
  const autoComplete = "autocomplete" in field ? field.autocomplete : undefined;
  return {
    type,
    inputMode: type === "number" ? "numeric" : type === "date" ? undefined : type,
    autoComplete,
    autoCapitalize: OF_PEOPLE.has(autoComplete) ? "words" : undefined,
    enterKeyHint: "next",
    ...limitsOf(field),
  };
}

function limitsOf(field: LineField): ComponentProps<"input"> {
  const longest = longestAnswer(field);
  switch (field.type) {
    case "number":
      return { min: field.min, max: field.max };
    case "date":
      return { min: isoDay(field.min), max: isoDay(field.max) };
    case "email":
      return { pattern: `(?=.{0,${longest}}$)${EMAIL_PATTERN}`, title: field.hint };
    case "tel":
      return { pattern: PHONE_PATTERN, title: field.hint };
    default:
      // `maxlength` would silently cut a pasted text, so a pattern limits the length.
      return { pattern: `.{0,${longest}}`, title: `${longest} caractères au plus` };
  }
}

/** A page is built before the day of its visit, so only the script knows "today". */
const isoDay = (limit: string | undefined) => (limit === "today" ? undefined : limit);
