import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconSprite } from "./icon-sprite.ts";

const FILE = new URL("./icons.svg", import.meta.url);

it("is what icons.svg holds; UPDATE=1 draws the file anew", () => {
  if (process.env["UPDATE"] === "1") writeFileSync(FILE, iconSprite());
  expect(readFileSync(FILE, "utf8")).toBe(iconSprite());
});
