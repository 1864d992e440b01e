import type { BenchResult } from "./bench-result.ts";

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
  const name = tool === "Vitrine" ? scenario : `${tool}: ${scenario}`;
  const figures = [
    wallSeconds.toFixed(2),
    cpuSeconds.toFixed(2),
    Math.round(peakMebibytes),
    othersCpuSeconds.toFixed(1),
  ];
  return `| ${name} | ${figures.join(" | ")} |\n`;
}
