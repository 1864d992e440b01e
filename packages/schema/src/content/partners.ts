import type { Static } from "typebox";
import { list, strictObject, text, token } from "../fields.ts";

/** The partners whose logos the strip shows; the first twelve are visible (spec section 9). */
export const partners = strictObject(
  {
    title: "Partenaires",
    description: "Les logos de la bande, dans l'ordre ; les douze premiers sont montrés.",
  },
  {
    logos: list(
      strictObject(
        { title: "Partenaire" },
        {
          name: text({ title: "Nom", maxLength: 60 }),
          logo: token({
            title: "Fichier du logo",
            description: "Nom sous content/images/logos, sans .svg.",
            pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
          }),
        },
      ),
      { title: "Logos", maxItems: 40 },
    ),
  },
);

export type Partners = Static<typeof partners>;
