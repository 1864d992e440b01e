import type { QuoteFieldName } from "../quote-values.ts";

export type IssueCode =
  | "missing"
  | "too-long"
  | "invalid-email"
  | "invalid-phone"
  | "short-phone"
  | "long-phone";

/** Something to put right before the form can be sent, and the questions that it is about, in their order. */
export interface Issue {
  readonly code: IssueCode;
  readonly names: readonly QuoteFieldName[];
}
