import type { Issue } from "./rules/issue.ts";

/** Where the form is (spec section 4). */
export type Phase =
  | { readonly name: "editing"; readonly issues: readonly Issue[] }
  /** Complete, but its e-mail address was just corrected: the visitor sees that before it is sent. */
  | { readonly name: "confirming" }
  | { readonly name: "sending" }
  | { readonly name: "failed" }
  | { readonly name: "sent" };

/** What became of a mistyped e-mail address, for the visitor to know. */
export type EmailRepair =
  | { readonly kind: "corrected"; readonly typed: string; readonly address: string }
  | { readonly kind: "restored"; readonly address: string };

export interface QuoteState {
  readonly phase: Phase;
  readonly repair: EmailRepair | undefined;
  /** Identifies this filled form; empty until the island has woken. */
  readonly submissionId: string;
  /** An address that the visitor wants as typed. */
  readonly keptEmail: string | undefined;
}

/** What the server renders. */
export const untouched: QuoteState = {
  phase: { name: "editing", issues: [] },
  repair: undefined,
  submissionId: "",
  keptEmail: undefined,
};
