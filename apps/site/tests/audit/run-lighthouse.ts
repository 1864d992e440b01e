import { chromium, type LaunchOptions } from "@playwright/test";
import lighthouse from "lighthouse";
import { median } from "./median.ts";
import { freePort } from "../../serve/ports.ts";

/** Lighthouse's figures of a page, as medians of its runs. */
export interface LighthouseFigures {
  /** Scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Metrics in milliseconds; the layout shift is a score, bytes are those of the transfer. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Identifiers of the audits that keep a score below 100 in any run. */
  readonly faults: readonly string[];
  /** Lighthouse's `benchmarkIndex`: the machine's speed without slowdown. */
  readonly benchmarkIndex: number;
}

const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;
export type Metric = keyof typeof METRICS;

/** Number of attempts at a run. The browser sometimes fails to record the data that Lighthouse needs. */
const ATTEMPTS = 5;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Runs Lighthouse with its defaults: a mobile phone, simulated slow 4G, a fresh browser each time. */
export async function runLighthouse(
  url: string,
  runs: number,
  launchOptions: LaunchOptions,
): Promise<LighthouseFigures> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await oneRun(url, launchOptions));
  const categories = Object.keys(reports[0]?.categories ?? {});
  const scores = categories.map((id): [string, number] => [
    id,
    median(reports.map(({ categories: all }) => Math.round((all[id]?.score ?? 0) * 100))),
  ]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [
    name,
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
  ]);
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics) as Record<Metric, number>,
    faults: [...new Set(reports.flatMap(faultsOf))],
    benchmarkIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  };
}

const faultsOf = ({ categories, audits }: Report) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );

async function oneRun(url: string, launchOptions: LaunchOptions): Promise<Report> {
  let cause: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    try {
      const result = await lighthouse(url, { port, output: "json", logLevel: "silent" });
      if (result?.lhr.categories["performance"]?.score != null) return result.lhr;
      cause = result?.lhr.audits["first-contentful-paint"]?.errorMessage;
    } finally {
      await browser.close();
    }
  }
  throw new Error(`Lighthouse can't measure ${url}.`, { cause });
}
