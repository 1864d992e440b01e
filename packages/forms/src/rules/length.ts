import { quoteFields } from "../quote-fields.data.ts";
import type { QuoteValues } from "../quote-values.ts";
import type { Issue } from "./issue.ts";

/** Reports each answer over its limit, since a webhook might refuse the request for its size. */
export function length(values: QuoteValues): readonly Issue[] {
  return Object.values(quoteFields).flatMap((field) =>
    "maxLength" in field && [...values[field.name].trim()].length > field.maxLength
      ? [{ code: "too-long", names: [field.name] } as const]
      : [],
  );
}
