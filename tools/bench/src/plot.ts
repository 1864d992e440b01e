import type { BenchResult } from "./bench-result.ts";

const WIDTH = 760;
const HEIGHT = 300;
const MARGIN = { left: 60, right: 210, top: 40, bottom: 40 };
const COLOURS = [
  "#1b6e53",
  "#c2410c",
  "#1d4ed8",
  "#7c3aed",
  "#b45309",
  "#0e7490",
  "#be123c",
  "#4d7c0f",
  "#334155",
];

/** Time and memory against the number of zones, as one SVG of two charts. */
export function plot(results: readonly BenchResult[]): string {
  const charts = [
    chart(results, "Wall time, seconds", ({ wallSeconds }) => wallSeconds),
    chart(results, "Peak memory, MiB", ({ peakMebibytes }) => peakMebibytes),
  ];
  const stacked = charts.map((each, i) => `<g transform="translate(0 ${i * HEIGHT})">${each}</g>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT * 2}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>${stacked}</svg>\n`;
}

/** Both axes are logarithmic: a line at 45° grows as the number of zones does, and a flat one does not. */
function chart(
  results: readonly BenchResult[],
  title: string,
  value: (result: BenchResult) => number,
): string {
  const sizes = [...new Set(results.map(({ size }) => size))].sort((a, b) => a - b);
  const powers = results.map((result) => Math.log10(value(result)));
  const [lowest, highest] = [Math.floor(Math.min(...powers)), Math.ceil(Math.max(...powers))];
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, i) => 10 ** (lowest + i));
  const across = scale([sizes[0] as number, sizes.at(-1) as number], [MARGIN.left, WIDTH - MARGIN.right]);
  const up = scale([10 ** lowest, 10 ** highest], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const series = [...Map.groupBy(results, ({ tool, scenario }) => `${tool}: ${scenario}`)];
  return [
    `<text x="${MARGIN.left}" y="20" font-size="14">${title}</text>`,
    ...ticks.map(
      (tick) =>
        `<path d="M${MARGIN.left} ${up(tick)}H${WIDTH - MARGIN.right}" stroke="#ddd"/><text x="${MARGIN.left - 6}" y="${up(tick) + 4}" text-anchor="end">${tick}</text>`,
    ),
    ...sizes.map(
      (size) =>
        `<text x="${across(size)}" y="${HEIGHT - MARGIN.bottom + 16}" text-anchor="middle">${size}</text>`,
    ),
    ...series.map(([name, points], i) => {
      const colour = COLOURS[i % COLOURS.length] as string;
      const isPeer = !name.startsWith("Vitrine: ");
      const places = points.map((point) => `${across(point.size).toFixed(1)},${up(value(point)).toFixed(1)}`);
      const dots = places.map((place) => {
        const [x, y] = place.split(",");
        return `<circle cx="${x}" cy="${y}" r="3" fill="${colour}"/>`;
      });
      const y = MARGIN.top + i * 15;
      const label = `<path d="M${WIDTH - MARGIN.right + 12} ${y - 4}h16"${strokeOf(colour, isPeer)}/><text x="${WIDTH - MARGIN.right + 34}" y="${y}" fill="${colour}">${isPeer ? name.replace(": cold build", "") : name.replace("Vitrine: ", "")}</text>`;
      return `<polyline points="${places.join(" ")}" fill="none"${strokeOf(colour, isPeer)}/>${dots.join("")}${label}`;
    }),
  ].join("");
}

/** Peers' lines are dashed. */
const strokeOf = (colour: string, isPeer: boolean) =>
  ` stroke="${colour}" stroke-width="1.5"${isPeer ? ' stroke-dasharray="4 3"' : ""}`;

/** Places on an axis, by the logarithm; where there is but one value, in the middle. */
function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const length = Math.log(to / from);
  return (value) =>
    Math.round(length === 0 ? (start + end) / 2 : start + (Math.log(value / from) / length) * (end - start));
}
