import { quoteFieldNames, type QuoteValues } from "../quote-values.ts";
import type { Issue } from "./issue.ts";

/**
 * Requires an answer of more than spaces to every question (spec section 5, step 2). One issue names all
 * missing ones.
 */
export function required(values: QuoteValues): readonly Issue[] {
  const names = quoteFieldNames.filter((name) => values[name].trim() === "");
  return names.length === 0 ? [] : [{ code: "missing", names }];
}
