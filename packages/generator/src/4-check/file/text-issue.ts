import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";

/** What a rule finds in one text; the check knows where that text stands. */
export type TextIssue = Pick<ContentIssue, "code" | "severity" | "message" | "hint"> & {
  /** The stretch at fault, as it was typed. */
  readonly part: string;
};
