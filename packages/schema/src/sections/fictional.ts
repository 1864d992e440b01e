import { flag, optional } from "../fields.ts";

/**
 * Marks invented material until the company supplies real material. It gives a warning, and an error for a
 * release.
 */
export const fictional = optional(
  flag(
    "Fictif",
    "true tant que c'est inventé : le contrôle le rappelle, et le refuse à la mise en ligne. Le visiteur n'en voit rien.",
  ),
);
