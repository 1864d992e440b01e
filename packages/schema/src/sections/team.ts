import { list, prose, strictObject, text } from "../fields.ts";
import { picture } from "../content/picture.ts";
import { fictional, sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** The people who do the work, each with a name and what they do. */
export const team = {
  title: sectionTitle("En grand au-dessus des personnes.", ["L'équipe", "Qui vous répond"]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : qui l'on va rencontrer.", [
    "Quatre plombiers, tous salariés de la maison.",
    "Au comptoir comme à l'atelier, ce sont les mêmes.",
  ]),
  "fictional?": fictional,
  items: list(
    "Personnes",
    "Dans l'ordre où elles se présentent ; sur un ordinateur, par rangées de trois ou quatre.",
    strictObject("Personne", "Quelqu'un de l'équipe, qui est d'accord pour paraître sur le site.", {
      name: text("Nom", "Prénom seul, ou nom entier, au choix de la personne.", {
        maxLength: 60,
        examples: ["Garance Vidal", "Moussa"],
      }),
      role: text("Fonction", "Ce qu'elle fait, sous son nom.", {
        maxLength: 80,
        examples: ["Fleuriste, fondatrice", "Chef de chantier"],
      }),
      "text?": prose(
        "Présentation",
        "Une ou deux phrases : son métier, ses langues, ses jours de présence.",
        {
          maxLength: 240,
          examples: [
            "Au magasin du mardi au samedi ; les mariages, c'est elle.",
            "Diplômé de l'école de Lyon en 2014. Parle anglais et italien.",
          ],
        },
      ),
      "picture?": picture,
    }),
    { maxItems: 24 },
  ),
};
