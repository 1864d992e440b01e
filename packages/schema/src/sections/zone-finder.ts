import { text } from "../fields.ts";
import { ownButton } from "../content/quote-call.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

export const zoneFinder = {
  title: sectionTitle("En grand au-dessus de la recherche et de la carte.", [
    "Où nous travaillons",
    "Votre commune en est-elle ?",
  ]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : où l'on intervient, et quoi taper.", [
    "Dans les neuf arrondissements de Lyon et les communes autour.",
    "Tapez le nom de votre commune ou un code postal.",
  ]),
  label: text("Étiquette du champ", "Au-dessus du champ de recherche : ce que l'on peut y taper.", {
    maxLength: 60,
    examples: ["Commune ou code postal", "Votre commune"],
  }),
  "covered?": text(
    "Réponse pour un lieu sans page",
    "Début de phrase, que le lieu achève : « Oui, nous intervenons » … « à Bron. »",
    { maxLength: 90, examples: ["Oui, nous intervenons", "Nous venons aussi"] },
  ),
  "nearest?": text("Annonce de la page voisine", "Suivie du lien vers la page locale la plus proche.", {
    maxLength: 60,
    examples: ["La page la plus proche :", "Voyez aussi :"],
  }),
  "unknown?": text(
    "Réponse pour un lieu inconnu",
    "Quand rien ne correspond à ce qui est tapé : où l'entreprise intervient. Aucun devis n'y est proposé.",
    {
      maxLength: 200,
      examples: [
        "Nous n'y allons pas encore : nous travaillons à Nantes et au bord de l'Erdre.",
        "Aucun lieu trouvé. Nous intervenons dans les neuf arrondissements de Lyon.",
      ],
    },
  ),
  ...ownButton,
};
