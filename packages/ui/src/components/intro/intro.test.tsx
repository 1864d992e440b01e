import { expect, it } from "vitest";
import { htmlOf } from "../../tests/html-of.tsx";
import { Intro } from "./intro.tsx";

const paragraphs = (text: string) =>
  htmlOf(<Intro text={text} />)
    .split("</p>")
    .map((part) => part.replaceAll(/<[^>]*>/g, ""))
    .filter((part) => part !== "");

it.each([
  ["Une phrase.", ["Une\u00A0phrase."]],
  ["À 1.5 km. Émile y va ? Oui.", ["À 1.5\u00A0km.", "Émile y va ?\u00A0Oui."]],
  ["Hop & Net, etc. et d’autres.", ["Hop\u00A0&amp;\u00A0Net, etc. et\u00A0d’autres."]],
])("%s", (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});
