import { flag, prose, text } from "../fields.ts";

type Examples = readonly [string, string];

/** A section's title, in large letters. */
export const sectionTitle = (description: string, examples: Examples) =>
  text("Titre", description, { maxLength: 90, examples });

/** The sentences between a section's title and its content. */
export const sectionIntro = (description: string, examples: Examples) =>
  prose("Introduction", description, { examples });

/** True if a phone folds the descriptions of a list. */
export const folded = flag(
  "Repli",
  "Sur un téléphone, les descriptions se déplient une à une, quand les titres en disent assez.",
);

/** Marks invented material until real material replaces it: a warning, and an error for a release. */
export const fictional = flag(
  "Fictif",
  "true tant que c'est inventé : le contrôle le rappelle, et le refuse à la mise en ligne. Le visiteur n'en voit rien.",
);
