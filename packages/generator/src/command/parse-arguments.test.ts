import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { USAGE } from "./parse-arguments.ts";

it("has the usage that README.md shows", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../../README.md"), "utf8");
  expect(readme).toContain(USAGE);
});
