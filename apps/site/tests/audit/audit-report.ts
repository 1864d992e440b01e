import { type PageWeight, budgetTable, markdownTable } from "../budget-table.ts";
import type { Responses } from "./measure-responses.ts";
import type { LighthouseFigures } from "./run-lighthouse.ts";

/** What an audit came to, page by page. */
export interface Audit {
  readonly date: string;
  readonly runs: number;
  /** Work waiting for the machine's processors (one minute's load average), before and after. */
  readonly load: readonly [number, number];
  readonly processors: number;
  readonly lighthouse: readonly ({ readonly page: string } & LighthouseFigures)[];
  readonly weights: readonly PageWeight[];
  /** The longest task of a page with one word: what the browser needs here for any page. */
  readonly oneWord: number;
  readonly responses: readonly ({ readonly page: string } & Responses)[];
}

/** The audit as Markdown. */
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
 * What the machine's speed is worth as a phone: a middling one has 1,000, a low one 264 (`midScore` and `lowScore` of Chrome's
 * developer tools, `CalibrationController`).
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
