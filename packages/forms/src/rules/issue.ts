export type IssueCode =
  | "missing"
  | "too-long"
  | "invalid-email"
  | "invalid-phone"
  | "short-phone"
  | "long-phone";

/** An error to correct before the form can be sent, with the fields that it concerns, in their order. */
export type Issue = { readonly names: readonly string[] } & (
  | { readonly code: IssueCode }
  | {
      readonly code: "bad-number" | "bad-date" | "bad-file" | "large-files";
      /** The message of a rule that not every form loads, before and after the labels. */
      readonly text: readonly [before: string, after: string];
    }
);
