import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paths } from "@vitrine/site/paths";
import { type ColdBuild, partsTable } from "./parts-table.ts";

const file = join(paths.workspace, "docs/scaling.md");
/** Where newer figures go; then `UPDATE=1 npx vitest run src/parts-table.test.ts`. */
const measured: ColdBuild = { pages: 34_900, inspecting: 32, again: 10, rendering: 39 };

it("reckons docs/scaling.md from one set of figures", () => {
  const text = readFileSync(file, "utf8");
  const { inspecting, again, rendering } = measured;
  const now = text
    .replace(/\| parts \|.*\n(?:\|.*\n)+/, () => partsTable(measured))
    .replace(
      /`c` \d+ s, `k` \d+ s, `r` \d+ s/,
      `\`c\` ${inspecting} s, \`k\` ${again} s, \`r\` ${rendering} s`,
    );
  if (process.env["UPDATE"] === "1") writeFileSync(file, now);
  expect(readFileSync(file, "utf8")).toBe(now);
});
