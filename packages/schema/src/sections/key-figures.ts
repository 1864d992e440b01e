import { outsideLink } from "../content/outside-link.ts";
import { list, strictObject, text } from "../fields.ts";
import { sectionTitle } from "../content/section-fields.ts";

export const keyFigures = {
  title: sectionTitle("Lu par les lecteurs d'écran ; à l'œil, les chiffres se passent de titre.", [
    "En chiffres",
    "Ce que l'on peut compter",
  ]),
  figures: list(
    "Chiffres",
    "Le plus parlant d'abord : il occupe la moitié de la largeur.",
    strictObject("Chiffre", "Un chiffre écrit en très grand, et la phrase qui l'explique.", {
      figure: text(
        "Chiffre",
        "Écrit en très grand ; plus il est court, plus il est grand. Sa valeur vient d'un fait.",
        { maxLength: 40, examples: ["${tarif-horaire}", "${note-avis} / 5"] },
      ),
      text: text("Phrase", "La suite de la phrase que le chiffre commence, en petit à côté de lui.", {
        maxLength: 160,
        examples: ["TTC de l'heure, le dimanche comme le mardi.", "par semaine, c'est assez pour commencer."],
      }),
      "link?": outsideLink,
    }),
    { minItems: 2, maxItems: 6 },
  ),
};
