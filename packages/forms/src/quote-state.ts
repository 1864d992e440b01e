import type { QuoteFieldName } from "./quote-values.ts";
import type { Issue } from "./rules/issue.ts";

/** Where the form is (spec section 4). */
export type Phase =
  | {
      readonly name: "editing";
      readonly issues: readonly Issue[];
      /** Questions of the issues that the visitor has put right since. */
      readonly mended: readonly QuoteFieldName[];
    }
  | { readonly name: "sending" }
  | { readonly name: "failed" }
  | { readonly name: "sent" }
  /** Sent from another tab, or before the visitor came back to a page that the browser kept. */
  | { readonly name: "already-sent" };

/** What became of a mistyped e-mail address, for the visitor to know. */
export type EmailRepair =
  | {
      readonly kind: "corrected";
      readonly typed: string;
      readonly address: string;
      /** The address to go back to; undefined where there is nothing to doubt. */
      readonly undo: string | undefined;
    }
  | { readonly kind: "restored"; readonly address: string };

export interface QuoteState {
  readonly phase: Phase;
  readonly repair: EmailRepair | undefined;
  /** Identifies this filled form; empty until the island has woken. */
  readonly submissionId: string;
  /** An address whose provider the visitor wants as typed. */
  readonly keptEmail: string | undefined;
  /** The request that the visitor may be thanked for, and the e-mail address in it. */
  readonly thanked: { readonly email: string | undefined } | undefined;
}

export const editing = { name: "editing", issues: [], mended: [] } as const satisfies Phase;

/** What the server renders. */
export const untouched: QuoteState = {
  phase: editing,
  repair: undefined,
  submissionId: "",
  keptEmail: undefined,
  thanked: undefined,
};
