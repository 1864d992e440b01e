import type { Measured } from "./measure-command.ts";

/** One line of the tables. */
export interface BenchResult extends Omit<Measured, "code" | "output"> {
  readonly size: number;
  readonly scenario: string;
  /** "Vitrine", or the name of a peer. */
  readonly tool: string;
}

/** The results as Markdown: a table a size, a line a step. */
export function resultTables(results: readonly BenchResult[], machine: string): string {
  const sections = [...Map.groupBy(results, ({ size }) => size)].map(
    ([size, rows]) =>
      `## ${size} zones\n\n| step | wall, s | CPU, s | peak memory, MiB | other work, CPU s |\n| --- | --: | --: | --: | --: |\n${rows.map(line).join("")}`,
  );
  return `# Bench\n\n${machine}\n\n${sections.join("\n")}`;
}

function line({
  tool,
  scenario,
  wallSeconds,
  cpuSeconds,
  peakMebibytes,
  othersCpuSeconds,
}: BenchResult): string {
  const name = `${tool === "Vitrine" ? "" : `${tool}: `}${scenario}`;
  const figures = [
    wallSeconds.toFixed(2),
    cpuSeconds.toFixed(2),
    Math.round(peakMebibytes),
    othersCpuSeconds.toFixed(1),
  ];
  return `| ${name} | ${figures.join(" | ")} |\n`;
}
