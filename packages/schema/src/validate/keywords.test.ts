// Every keyword of a schema needs a translation: without one, an error in content would end in a crash.
import { expect, it } from "vitest";
import { contentKinds } from "../content-kinds.ts";
import { hasWordsFor } from "./issue-of.ts";

/** Keywords that describe, or refer to other schemas. They never fail themselves. */
const NEVER_FAIL = new Set(
  "title description enumDescriptions examples default x-text x-links x-as-typed properties patternProperties items oneOf discriminator const".split(
    " ",
  ),
);
/** Keywords that contain schemas by name. Their keys are names, not keywords. */
const BY_NAME = new Set(["properties", "patternProperties", "dependencies"]);

function keywordsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsOf);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === "examples") return [];
    const inner = BY_NAME.has(keyword)
      ? Object.values(value as object).flatMap(keywordsOf)
      : keywordsOf(value);
    return keyword === "discriminator" ? [keyword] : [keyword, ...inner];
  });
}

it("has words for every keyword of the content's schemas", () => {
  const used = new Set(Object.values(contentKinds).flatMap(({ schema }) => keywordsOf(schema)));
  expect(used).toContain("maximum");
  expect([...used].filter((keyword) => !NEVER_FAIL.has(keyword) && !hasWordsFor(keyword))).toEqual([]);
});
