import type { QuoteFieldName } from "../quote-values.ts";

export type IssueCode = "missing" | "invalid-email" | "invalid-phone";

/** Something to put right before the form can be sent, and the questions that it is about, in their order. */
export interface Issue {
  readonly code: IssueCode;
  readonly names: readonly QuoteFieldName[];
}
