import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";

/** An issue in one text; the check adds the place of that text. */
export type TextIssue = Pick<ContentIssue, "code" | "severity" | "message" | "hint"> & {
  /** The wrong part, as typed. */
  readonly part: string;
};
