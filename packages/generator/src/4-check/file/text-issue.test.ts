import { expect, it } from "vitest";
import { withoutMarks } from "./text-issue.ts";

it("hides references and placeholders, and keeps the place of every other character", () => {
  const text = "Dès ${tarif-horaire} TTC, [[à compléter]], à Paris";
  const hidden = withoutMarks(text);
  expect(hidden).toHaveLength(text.length);
  for (const word of ["TTC", "Paris"]) expect(hidden.indexOf(word)).toBe(text.indexOf(word));
  expect(hidden).not.toMatch(/tarif|compléter/);
});
