import type { BenchResult } from "./bench-result.ts";

const WIDTH = 640;
const HEIGHT = 300;
const MARGIN = { left: 60, right: 170, top: 40, bottom: 40 };
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
    chart(results, "CPU, seconds", ({ cpuSeconds }) => cpuSeconds),
    chart(results, "Peak memory, MiB", ({ peakMebibytes }) => peakMebibytes),
  ];
  const stacked = charts.map((each, i) => `<g transform="translate(0 ${i * HEIGHT})">${each}</g>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT * 2}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>${stacked}</svg>\n`;
}

function chart(
  results: readonly BenchResult[],
  title: string,
  value: (result: BenchResult) => number,
): string {
  const most = { size: Math.max(...results.map(({ size }) => size)), value: Math.max(...results.map(value)) };
  const x = (size: number) => MARGIN.left + (size / most.size) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (at: number) =>
    HEIGHT - MARGIN.bottom - (at / most.value) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const sizes = [...new Set(results.map(({ size }) => size))];
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * most.value);
  const series = [...Map.groupBy(results, ({ tool, scenario }) => `${tool}: ${scenario}`)];
  return [
    `<text x="${MARGIN.left}" y="20" font-size="14">${title}</text>`,
    ...ticks.map(
      (tick) =>
        `<path d="M${MARGIN.left} ${y(tick)}H${WIDTH - MARGIN.right}" stroke="#ddd"/><text x="${MARGIN.left - 6}" y="${y(tick) + 4}" text-anchor="end">${tick < 10 ? tick.toFixed(1) : Math.round(tick)}</text>`,
    ),
    ...sizes.map(
      (size) => `<text x="${x(size)}" y="${HEIGHT - MARGIN.bottom + 16}" text-anchor="middle">${size}</text>`,
    ),
    ...series.map(([name, points], i) => {
      const colour = COLOURS[i % COLOURS.length] as string;
      const line = points
        .map((point) => `${x(point.size).toFixed(1)},${y(value(point)).toFixed(1)}`)
        .join(" ");
      const dots = points.map(
        (point) =>
          `<circle cx="${x(point.size).toFixed(1)}" cy="${y(value(point)).toFixed(1)}" r="3" fill="${colour}"/>`,
      );
      const label = `<text x="${WIDTH - MARGIN.right + 12}" y="${MARGIN.top + i * 15}" fill="${colour}">${name.replace("Vitrine: ", "")}</text>`;
      return `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="1.5"/>${dots.join("")}${label}`;
    }),
  ].join("");
}
