/** Seconds of one core that a cold build of so many pages takes, by `npm run bench` and `--shard`: docs/scaling.md reckons with them. */
export interface ColdBuild {
  readonly pages: number;
  /** Finding out what each file says, and whether it is right: once, whatever the number of parts. */
  readonly inspecting: number;
  /** What every part does again: starting, hashing the content, reading the store, the rules of the whole set. */
  readonly again: number;
  readonly rendering: number;
}

const PARTS = [1, 2, 4, 8, 16];
const CORES = 2;

/** What a build in parts costs, as a Markdown table: for as many pages as were measured, and for a million. */
export function partsTable(measured: ColdBuild): string {
  const { pages, inspecting, again, rendering } = measured;
  const scale = 1_000_000 / pages;
  const rows = PARTS.map((parts) => {
    const wall = (inspecting + again + rendering / parts) / CORES;
    const all = inspecting + parts * again + rendering;
    return `| ${[
      parts,
      `${Math.round(wall)} s`,
      `${Math.round(all)} s`,
      `${Math.round((wall * scale) / 60)} min`,
      `${Math.round((all * scale) / 60)} min`,
    ]
      .map((cell, column) => String(cell).padStart(WIDTHS[column] ?? 0))
      .join(" | ")} |`;
  });
  return `${HEAD}\n${rows.join("\n")}\n`;
}

const TITLES = ["parts", "wall, 35,000", "processor time, all machines", "wall, 1,000,000", "processor time"];
const WIDTHS = TITLES.map(({ length }) => length);
const HEAD = `| ${TITLES.join(" | ")} |\n| ${WIDTHS.map((width) => `${"-".repeat(width - 1)}:`).join(" | ")} |`;
