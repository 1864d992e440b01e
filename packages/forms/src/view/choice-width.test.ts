import { expect, it } from "vitest";
import { choiceWidth } from "./choice-width.ts";

it.each([
  [["1", "2", "3", "4", "5 fois par semaine ou +"], "tiny"],
  [["À Tours", "À Fondettes"], "medium"],
  [["Oui", "Non", "Je ne trouve pas le robinet"], "long"],
  [["Oui", "Non"], "short"],
  [[], "tiny"],
])("gives %j room for its longest answer, the last of a few too: %s", (answers, width) => {
  expect(choiceWidth(answers)).toBe(width);
});
