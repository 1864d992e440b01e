import { type PageWeight, budgetTable, markdownTable } from "../budget-table.ts";
import type { Responses } from "./measure-responses.ts";
import type { LighthouseFigures } from "./run-lighthouse.ts";

/** Results of an audit, for each page. */
export interface Audit {
  readonly date: string;
  readonly runs: number;
  /** The machine's load average over one minute, before and after the audit. */
  readonly load: readonly [number, number];
  readonly processors: number;
  readonly lighthouse: readonly ({ readonly page: string } & LighthouseFigures)[];
  readonly weights: readonly PageWeight[];
  /** The longest task of a page with one word, which is the browser's own cost on this machine. */
  readonly oneWord: number;
  readonly responses: readonly ({ readonly page: string } & Responses)[];
}

/** Formats an audit as Markdown. */
export function auditReport(audit: Audit): string {
  const { date, runs, load, processors, lighthouse, weights, oneWord, responses } = audit;
  const tasks = [{ page: "a page of one word", longestTask: oneWord }, ...responses];
  const acts = responses.flatMap(({ page, acts: all }) =>
    Object.entries(all).map((act) => [page, ...act] as const),
  );
  return [
    `Audit of ${date}: medians of ${runs}. Load of the machine's ${processors} processors: ${load[0].toFixed(1)} before, ${load[1].toFixed(1)} after.`,
    ...(lighthouse.length > 0
      ? [machineSpeed(lighthouse), "## Lighthouse, mobile, simulated slow 4G", lighthouseTable(lighthouse)]
      : []),
    "## Weight on a first visit by phone, KB in brotli, and its limit",
    budgetTable(weights),
    "## On a processor four times slower",
    markdownTable(
      ["page", "longest task at load, ms"],
      tasks.map(({ page, longestTask }) => [page, longestTask === 0 ? "under 50" : whole(longestTask)]),
    ),
    markdownTable(
      ["page", "act", "to the next paint, ms"],
      acts.map(([page, act, time]) => [page, act, time === 0 ? "under 16" : whole(time)]),
    ),
    "",
  ].join("\n\n");
}

/**
 * A sentence that compares the machine's speed with phones. A middling phone has 1,000, a slow one 264
 * (`midScore` and `lowScore` in Chrome's `CalibrationController`).
 */
function machineSpeed(lighthouse: Audit["lighthouse"]): string {
  const indices = lighthouse.map(({ benchmarkIndex }) => benchmarkIndex);
  return `Lighthouse's benchmark index of the machine, not slowed: ${whole(Math.min(...indices))} to ${whole(Math.max(...indices))} (Pixel 5: 1000, Moto G Power 2022: 264).`;
}

function lighthouseTable(pages: Audit["lighthouse"]): string {
  const categories = Object.keys(pages[0]?.scores ?? {});
  return markdownTable(
    ["page", ...categories, "FCP, ms", "LCP, ms", "TBT, ms", "CLS", "KB", "to mend"],
    pages.map(({ page, scores, metrics: { FCP, LCP, TBT, CLS, bytes }, faults }) => [
      page,
      ...categories.map((category) => String(scores[category] ?? "–")),
      whole(FCP),
      whole(LCP),
      whole(TBT),
      CLS.toFixed(3),
      (bytes / 1024).toFixed(1),
      faults.join(", "),
    ]),
  );
}

const whole = (figure: number) => figure.toFixed(0);
