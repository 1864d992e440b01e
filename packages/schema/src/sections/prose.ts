import { picture } from "../content/picture.ts";
import { flag, list, prose as proseText, strictObject, text } from "../fields.ts";
import { sectionTitle } from "../content/section-fields.ts";

const day = text("Jour", "En abrégé, au-dessus de sa colonne.", { maxLength: 5, examples: ["lun.", "mar."] });

/** A drawn screen of the client space. */
const planning = strictObject(
  "Écran de planning",
  "Le dessin d'un écran, sous le texte : la semaine de quelques sites, un message, l'image d'un bureau, des chiffres.",
  {
    alt: text("Texte de remplacement", "Ce que l'on voit, pour les lecteurs d'écran.", {
      maxLength: 160,
      examples: ["Deux adresses sur le même planning.", "La semaine de trois boutiques."],
    }),
    "picture?": picture,
    tabs: list(
      "Onglets",
      "En haut de l'écran ; le premier est ouvert.",
      text("Onglet", "Un mot.", { maxLength: 16, examples: ["Planning", "Factures"] }),
      { maxItems: 4, uniqueItems: true },
    ),
    days: list("Jours", "Les colonnes, dans l'ordre.", day, { minItems: 2, maxItems: 7, uniqueItems: true }),
    sites: list(
      "Sites",
      "Les lignes, dans l'ordre.",
      strictObject("Site", "Une adresse et ses passages.", {
        name: text("Nom", "Devant la ligne.", { maxLength: 14, examples: ["Siège", "Agence"] }),
        "agent?": text("Agent", "Sous le nom : qui vient à cette adresse.", {
          maxLength: 14,
          examples: ["avec Ada", "avec Marius"],
        }),
        visits: list(
          "Passages",
          "Un par jour au plus.",
          strictObject("Passage", "Un passage de la semaine.", {
            day,
            time: text("Heure", "Dans la case.", { maxLength: 8, examples: ["19 h", "6 h 30"] }),
            "added?": flag("Ajouté", "Vrai pour un passage réservé en plus des autres."),
          }),
          { maxItems: 7 },
        ),
      }),
      { maxItems: 4 },
    ),
    message: text("Message", "Sous la semaine, tel qu'un client l'écrit.", {
      maxLength: 120,
      examples: ["« Commencez par la cuisine. »", "« La petite salle est prise. »"],
    }),
    figures: list(
      "Chiffres",
      "En bas de l'écran.",
      strictObject("Chiffre", "Quelques mots en grand, et leur suite.", {
        figure: text("Chiffre", "En grand.", { maxLength: 20, examples: ["1 facture", "0 €"] }),
        text: text("Suite", "Dessous, en petit.", {
          maxLength: 60,
          examples: ["par mois", "pour annuler un passage"],
        }),
      }),
      { minItems: 2, maxItems: 3 },
    ),
  },
);

export const prose = {
  title: sectionTitle("En grand au-dessus du texte.", [
    "Derrière le comptoir",
    "Ce qui change d'un métier à l'autre",
  ]),
  paragraphs: list(
    "Paragraphes",
    "Le texte de la section, dans l'ordre de lecture.",
    proseText("Paragraphe", "Trois à six phrases sur une même idée ; peut citer des faits.", {
      examples: [
        "La salle de code est ouverte aux élèves toute la semaine.",
        "Un plateau à moitié désert n'a pas besoin du passage que réclame un mardi complet.",
      ],
    }),
  ),
  "more?": text("Suite", "Sur le bouton qui, sur un téléphone, déplie les paragraphes après le premier.", {
    maxLength: 40,
    examples: ["Ce qu'ils apprennent", "Depuis l'ouverture"],
  }),
  "picture?": picture,
  "planning?": planning,
};
