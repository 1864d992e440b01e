import type { Issue } from "../rules/issue.ts";

/** The state of the form (spec section 4). */
export type Phase =
  | {
      readonly name: "editing";
      readonly issues: readonly Issue[];
      /** Fields among the issues that the visitor has corrected since. */
      readonly mended: readonly string[];
      /** True if nothing is left to correct. A field that is typed into may be wrong in another way. */
      readonly isDone: boolean;
    }
  | { readonly name: "sending" }
  | { readonly name: "failed" }
  | { readonly name: "sent" }
  /** The form was sent from another tab, or before the visitor returned to a page that the browser cached. */
  | {
      readonly name: "already-sent";
      /** True if the answers here are those that were sent. */
      readonly isSame: boolean;
    };

/** The correction of a mistyped e-mail address, shown to the visitor. */
export type EmailRepair =
  | {
      readonly kind: "corrected";
      /** The field's name. */
      readonly name: string;
      readonly typed: string;
      readonly address: string;
      /** The address that an undo restores; undefined if the correction is beyond doubt. */
      readonly undo: string | undefined;
    }
  | { readonly kind: "restored"; readonly name: string; readonly address: string };

export interface QuoteState {
  readonly phase: Phase;
  readonly repair: EmailRepair | undefined;
  /** The identifier of this form, "" until the island wakes. */
  readonly submissionId: string;
  /** An e-mail address that the visitor wants as typed. */
  readonly emailAsTyped: string | undefined;
  /** Fields whose files the restored draft does not have. */
  readonly lostFiles: readonly string[];
  /** The request that the thank-you view is for, with its e-mail address. */
  readonly thanked: { readonly email: string | undefined } | undefined;
}

export const editing = { name: "editing", issues: [], mended: [], isDone: false } as const satisfies Phase;

/** The state that the server renders. */
export const untouched: QuoteState = {
  phase: editing,
  repair: undefined,
  submissionId: "",
  emailAsTyped: undefined,
  lostFiles: [],
  thanked: undefined,
};
