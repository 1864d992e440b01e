import { list, strictObject, text } from "../fields.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** A table that compares the company with others. The page shows the source and date of its claims. */
export const comparison = {
  title: sectionTitle("En grand au-dessus du tableau.", [
    "Nos conditions, à côté de celles des autres",
    "Ce que comprend le prix d'une heure",
  ]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : ce que le tableau compare, et pourquoi.", [
    "Le prix de l'heure ne dit pas tout.",
    "Une durée minimale trop longue, et l'on paie du temps dont on n'avait pas besoin.",
  ]),
  us: text(
    "En-tête de notre colonne",
    "Au-dessus de la première colonne, d'ordinaire le nom de l'entreprise.",
    { maxLength: 40, examples: ["Chez nous", "Dupont"] },
  ),
  them: text("En-tête de l'autre colonne", "Au-dessus de la seconde colonne ; ne nomme personne.", {
    maxLength: 40,
    examples: ["D'autres entreprises", "Ailleurs"],
  }),
  rows: list(
    "Lignes",
    "Les critères, du plus important au moins important.",
    strictObject("Ligne", "Un critère, et les deux réponses.", {
      label: text("Critère", "Ce que l'on compare, au-dessus des deux réponses.", {
        maxLength: 60,
        examples: ["Prix d'une heure", "Durée minimale d'un passage"],
      }),
      us: text("Chez nous", "Notre réponse, dans la première colonne ; un chiffre y vient d'un fait.", {
        maxLength: 120,
        examples: ["${tarif-horaire} TTC, sans supplément", "Avec ou sans engagement, à votre choix"],
      }),
      them: text(
        "Ailleurs",
        "La leur, dans la seconde ; un chiffre y vient d'un fait, que la source doit établir.",
        {
          maxLength: 120,
          examples: ["À partir de ${concurrents-tarif}", "Engagement d'au moins ${concurrents-engagement}"],
        },
      ),
    }),
    { minItems: 2, maxItems: 10 },
  ),
  source: text(
    "Source et date",
    "D'où viennent les chiffres des autres, et de quand ; en petit sous le tableau.",
    {
      maxLength: 240,
      examples: [
        "Chiffres relevés par nos soins auprès d'autres entreprises, le [[à compléter : date du relevé]].",
        "Tarifs publics de trois entreprises nantaises, relevés le [[à compléter : date du relevé]].",
      ],
    },
  ),
};
