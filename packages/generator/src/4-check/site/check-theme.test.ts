import type { Colours } from "@vitrine/schema/content/theme";
import { expect, it } from "vitest";
import { checkColours } from "./check-theme.ts";
import type { WholeContent } from "./site-rule.ts";

type Own = Partial<Colours>;

const issuesOf = (colours: Own) => {
  const content = { theme: { file: "theme.yaml", data: { colours } } };
  return [...checkColours({ content } as unknown as WholeContent)];
};

/** The colours that are reported, and the theme with all suggested shades. */
function check(colours: Own) {
  const shades = issuesOf(colours).map(({ path, hint }) => [
    path.at(-1),
    /#\w{6}/.exec(JSON.stringify(hint))?.[0],
  ]);
  return { reported: shades.map(([name]) => name), mended: { ...colours, ...Object.fromEntries(shades) } };
}

it.each<[Own, string[]]>([
  [{ ink: "#888888" }, ["ink"]],
  [{ paper: "#777777" }, ["paper"]],
  [{ brand: "#f7c1d3" }, ["brand"]],
  [{ paper: "#777777", tint: "#888888" }, ["paper", "tint"]],
  [{ ink: "#888888", accent: "#3a3a3a" }, ["ink", "accent"]],
  [{ brand: "#f7c1d3", inkSoft: "#999999", sky: "#808080" }, ["sky", "inkSoft", "brand"]],
])("suggests shades for %j that pass together", (own, names) => {
  const { reported, mended } = check(own);
  expect(reported).toEqual(names);
  expect(check(mended).reported).toEqual([]);
});

it("names the colours that theme.yaml lacks beside the one that it has", () => {
  const [issue] = issuesOf({ ink: "#888888" });
  expect(issue?.en).toMatch(/^ink \(#888888\) has .* paper \(.*, accent \(#f2b84b\); 4\.5:1/);
});
