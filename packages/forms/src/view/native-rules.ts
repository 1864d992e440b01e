import type { FieldType, FormField } from "@vitrine/schema/content/form-field";
import { EMAIL_PATTERN } from "@vitrine/schema/is-email";
import type { ComponentProps } from "react";
import { longestAnswer } from "../form-fields.ts";
import { PHONE_PATTERN } from "../rules/phone.ts";

/** A field with a single control. */
export type ControlField = FormField<Exclude<FieldType, "choice" | "choices" | "consent">>;

/** Returns the attributes by which a browser helps with a field, and checks it without a script. */
export function nativeRules(field: ControlField): ComponentProps<"input"> {
  switch (field.type) {
    case "textarea":
      return {};
    case "file":
      return {
        type: "file",
        accept: field.accept.map((kind) => (kind === "pdf" ? ".pdf" : "image/*")).join(","),
        multiple: field.multiple,
      };
    case "number":
    case "date":
      return { type: field.type, min: knownLimit(field.min), max: knownLimit(field.max) };
    default:
      return lineRules(field);
  }
}

function lineRules(field: FormField<"text" | "email" | "tel" | "address">): ComponentProps<"input"> {
  const { autocomplete, hint } = field;
  const type = field.type === "address" ? "text" : field.type;
  const longest = longestAnswer(field);
  const line = {
    type,
    inputMode: type,
    autoComplete: autocomplete,
    autoCapitalize: autocomplete?.endsWith("name") ? "words" : undefined,
  } as const;
  if (type === "tel") return { ...line, pattern: PHONE_PATTERN, title: hint };
  if (type === "email") return { ...line, pattern: `(?=.{0,${longest}}$)${EMAIL_PATTERN}`, title: hint };
  // `maxlength` would silently cut a pasted text, so a pattern limits the length.
  return { ...line, pattern: `.{0,${longest}}`, title: `${longest} caractères au plus` };
}

/** A page is built before the day of its visit, so only the script knows "today". */
const knownLimit = (limit: string | number | undefined) =>
  String(limit).startsWith("today") ? undefined : limit;
