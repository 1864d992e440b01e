import type { Static } from "typebox";
import { list, strictObject, text, token } from "../fields.ts";
import { SLUG } from "./page-fields.ts";
import { fictional } from "./section-fields.ts";

/** The partners whose logos the strip shows; the first twelve are visible (spec section 9). */
export const partners = strictObject(
  "Partenaires",
  "Les logos de la bande, dans l'ordre ; les douze premiers sont montrés.",
  {
    "fictional?": fictional,
    logos: list(
      "Logos",
      "Dans l'ordre où ils défilent. Les douze premiers sont montrés, les autres attendent.",
      strictObject("Partenaire", "Une entreprise qui a permis que l'on montre son logo.", {
        name: text(
          "Nom",
          "Nom de l'entreprise, lu par les lecteurs d'écran ; il prend la place du logo si l'image ne vient pas.",
          { maxLength: 60, examples: ["Hôtel Philomèle", "Orsenne & Lioret"] },
        ),
        logo: token("Fichier du logo", "Nom sous content/images/logos, sans .svg.", {
          pattern: `^${SLUG}$`,
          examples: ["hotel-philomele"],
        }),
      }),
      { maxItems: 40 },
    ),
  },
);

export type Partners = Static<typeof partners>;
