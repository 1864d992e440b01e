import type { QuoteFieldName } from "../quote-values.ts";

export type IssueCode =
  | "missing"
  | "too-long"
  | "invalid-email"
  | "invalid-phone"
  | "short-phone"
  | "long-phone";

/** An error to correct before the form can be sent, with the questions that it concerns, in their order. */
export interface Issue {
  readonly code: IssueCode;
  readonly names: readonly QuoteFieldName[];
}
