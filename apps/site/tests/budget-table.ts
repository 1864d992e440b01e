import { budget, type PageBudget, type PageKind } from "./budget.data.ts";

/** The weight of one page, with its kind. */
export interface PageWeight {
  readonly kind: PageKind;
  readonly weight: PageBudget;
}

const columns = {
  html: "HTML",
  firstView: "first view",
  fonts: "fonts",
  script: "script",
  scriptRequests: "requests",
  scriptUsed: "script, all used",
} as const satisfies Readonly<Record<keyof PageBudget, string>>;
const parts = Object.keys(columns) as (keyof PageBudget)[];

/** Makes a Markdown table of weights, each beside its limit. Sizes are KB in brotli. */
export function budgetTable(pages: readonly PageWeight[]): string {
  const rows = pages.map(({ kind, weight }) => [
    kind,
    ...parts.map((part) => `${shown(part, weight[part])} / ${shown(part, budget[kind][part])}`),
  ]);
  return markdownTable(["page", ...parts.map((part) => columns[part])], rows);
}

const shown = (part: keyof PageBudget, value: number) =>
  part === "scriptRequests" ? String(value) : (value / 1024).toFixed(1);

/** Makes a Markdown table with a heading row; all columns but the first are numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}
