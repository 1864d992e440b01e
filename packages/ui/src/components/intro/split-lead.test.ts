import { expect, it } from "vitest";
import { splitLead, splitParagraphs } from "./split-lead.ts";

it.each([
  [0, ["Un. ", "Deux. Trois."]],
  [8, ["Un. Deux.", "Trois."]],
  [99, ["Un. Deux. Trois.", ""]],
])("leads with whole sentences of at least %i characters", (least, parts) => {
  expect(splitLead("Un. Deux. Trois.", least)).toEqual(parts.map((part) => part.trim()));
});

it("parts a long text between sentences, and leaves no short end", () => {
  expect(splitParagraphs("Un sol net. Des vitres claires. Un hall sec. Oui.", 20)).toEqual([
    "Un sol net. Des vitres claires.",
    "Un hall sec. Oui.",
  ]);
  expect(splitParagraphs("Un sol net. Des vitres claires. Oui.", 20)).toEqual([
    "Un sol net. Des vitres claires. Oui.",
  ]);
});
