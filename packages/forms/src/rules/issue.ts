export type IssueCode =
  | "missing"
  | "too-long"
  | "invalid-email"
  | "invalid-phone"
  | "short-phone"
  | "long-phone"
  | "bad-number"
  | "bad-date"
  | "bad-file"
  | "large-files";

/** An error to correct before the form can be sent, with the fields that it concerns, in their order. */
export interface Issue {
  readonly code: IssueCode;
  readonly names: readonly string[];
}
