import { quoteFieldNames, type QuoteValues } from "../quote-values.ts";
import type { Issue } from "./issue.ts";

/** Spec section 5, step 2: every question is answered with more than spaces. One issue names all that are not. */
export function required(values: QuoteValues): readonly Issue[] {
  const names = quoteFieldNames.filter((name) => values[name].trim() === "");
  return names.length === 0 ? [] : [{ code: "missing", names }];
}
