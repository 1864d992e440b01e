import { flag, optional } from "../fields.ts";

/** Marks material that is invented until the company gives real one: warned of, an error for release. */
export const fictional = optional(
  flag({
    title: "Fictif",
    description:
      "true tant que le texte est inventé : le contrôle le rappelle, et le refuse à la mise en ligne. Le visiteur n'en voit rien.",
  }),
);
