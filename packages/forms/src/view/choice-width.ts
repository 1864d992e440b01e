/** How wide the cells of a choice are, by a class of its stylesheet. */
type ChoiceWidth = "tiny" | "short" | "medium" | "long";

/** The number of answers from which the last may have a row of its own. */
const WITH_LAST_ALONE = 5;

/** Tells by the longest of some answers how wide their cells are. The last of many does not count. */
export function choiceWidth(answers: readonly string[]): ChoiceWidth {
  const sharing = answers.length < WITH_LAST_ALONE ? answers : answers.slice(0, -1);
  const length = Math.max(0, ...sharing.map((answer) => answer.length));
  return length < 3 ? "tiny" : length < 8 ? "short" : length < 16 ? "medium" : "long";
}
