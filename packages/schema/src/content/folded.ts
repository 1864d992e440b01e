import { flag, optional } from "../fields.ts";

/** True if a phone folds the descriptions of a list. */
export const folded = optional(
  flag(
    "Repli",
    "Sur un téléphone, les descriptions se déplient une à une, quand les titres en disent assez.",
  ),
);
