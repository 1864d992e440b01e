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
      `## ${size} zones\n\n| step | wall, s | CPU, s | peak memory, MiB | other work, CPU s |\n| --- | --: | --: | --: | --: |\n${rows.map(line).join("")}${ratio(rows)}`,
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
  isCut,
}: BenchResult): string {
  const name = `${tool === "Vitrine" ? "" : `${tool}: `}${scenario}${isCut ? ", not done" : ""}`;
  const figures = [
    wallSeconds.toFixed(2),
    cpuSeconds.toFixed(2),
    Math.round(peakMebibytes),
    othersCpuSeconds.toFixed(1),
  ];
  return `| ${name} | ${figures.join(" | ")} |\n`;
}

/** How the cold build compares with each peer's, in one run on one machine. */
function ratio(rows: readonly BenchResult[]): string {
  const cold = rows.filter(({ scenario }) => scenario === "cold build");
  const own = cold.find(({ tool }) => tool === "Vitrine");
  if (own === undefined) return "";
  return cold
    .filter((row) => row !== own)
    .map(
      ({ tool, wallSeconds, cpuSeconds, peakMebibytes, isCut }) =>
        `\nCold build, Vitrine to ${tool}${isCut ? ", which was ended before it was done" : ""}: ${(own.wallSeconds / wallSeconds).toFixed(2)} × the wall time, ${(own.cpuSeconds / cpuSeconds).toFixed(2)} × the CPU, ${(own.peakMebibytes / peakMebibytes).toFixed(2)} × the memory.\n`,
    )
    .join("");
}
