import { expect, it } from "vitest";
import { examplePictures } from "../../examples/example-pictures.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Prose } from "./prose.tsx";

const shown = (paragraphs: string[], more?: string) =>
  htmlOf(
    <Prose type="prose" title="Qui" paragraphs={paragraphs} {...(more !== undefined && { more })} />,
  ).replaceAll(/ class="[^"]*"/g, "");

it.each([
  [
    "a text without words for a fold",
    ["Un.", "Deux."],
    undefined,
    "<div><p>Un.</p><div><p>Deux.</p></div></div>",
  ],
  ["one paragraph", ["Un."], undefined, "<div><p>Un.</p></div>"],
  ["one paragraph with words for a fold", ["Un."], "La suite", "<div><p>Un.</p></div>"],
])("shows %s without a fold", (_, paragraphs, more, html) => {
  expect(shown(paragraphs, more)).toContain(html);
});

it("folds the paragraphs after the first under the given words", () => {
  expect(shown(["Un.", "Deux."], "La suite")).toContain(
    "<details><summary>La suite</summary><p>Deux.</p></details>",
  );
});

it("shows its picture once, before the words", () => {
  const html = htmlOf(
    <Prose type="prose" title="Qui" paragraphs={["Un.", "Deux."]} picture={examplePictures.office} />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html.indexOf("<img")).toBeLessThan(html.indexOf("Un."));
});
