import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { formatPath } from "@vitrine/schema/diagnostics/diagnostic";
import type { SourceText } from "../../1-load/source-file.ts";

/** A mistake in a text that many pages share, and a page that shows it. */
export interface SharedIssue {
  readonly file: SourceText;
  readonly issue: ContentIssue;
  /** Path of that page's file. */
  readonly seenOn: string;
}

/** Gives one issue for each mistake: the first, with a note on the other pages. */
export function oncePerMistake(shared: readonly SharedIssue[]): { file: SourceText; issue: ContentIssue }[] {
  const groups = Map.groupBy(
    shared,
    ({ file, issue: { code, path, part = "" } }) => `${file.path} ${code} ${formatPath(path)} ${part}`,
  );
  return [...groups.values()].map((members) => {
    const [{ file, issue, seenOn }] = members as [SharedIssue];
    if (issue.code !== "bad-length") return { file, issue };
    const others = members.length === 1 ? "" : ` and ${members.length - 1} more`;
    return { file, issue: { ...issue, hint: `${String(issue.hint)} Seen on ${seenOn}${others}.` } };
  });
}
