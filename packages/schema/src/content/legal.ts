import type { Static } from "typebox";
import { list, prose, schemaOf, strictObject, text } from "../fields.ts";
import { day, headFields, publicationFields } from "./page-fields.ts";
import { picture } from "./picture.ts";

const paragraph = strictObject("Paragraphe", "Un alinéa de l'article.", {
  text: prose(
    "Texte",
    "Un paragraphe de l'article. Une adresse écrite en entier (https://…) devient un lien. Ce qui manque encore se note [[à compléter : …]] : la page le montre ainsi, et le contrôle le rappelle.",
    {
      examples: [
        "Le formulaire de demande de devis recueille :",
        "Le responsable du traitement est la société Dupont, [[à compléter : forme juridique]].",
      ],
    },
  ),
});
const bullets = strictObject("Liste à puces", "Une énumération, entre deux paragraphes.", {
  list: list(
    "Éléments",
    "Les puces d'une liste, annoncées par le paragraphe qui précède.",
    prose("Élément", "Une puce de la liste : une phrase, ou un terme, deux points et son explication.", {
      examples: [
        "Vos coordonnées : prénom, nom, téléphone, e-mail.",
        "Accès : savoir si nous détenons des données sur vous et en recevoir une copie.",
      ],
    }),
  ),
});

/** A legal text in numbered articles. `[[à compléter : …]]` in a text is a placeholder, shown as such. */
export const legal = strictObject(
  "Texte légal",
  "Un texte en articles numérotés, avec son sommaire. Le nom du fichier est l'adresse de la page.",
  {
    ...publicationFields,
    title: headFields.title,
    description: headFields.description,
    h1: text("Titre visible", "En grand en tête de la page, au-dessus des dates.", {
      maxLength: 80,
      examples: ["Politique de confidentialité", "Mentions légales"],
    }),
    "picture?": picture,
    edited: day(
      "Date de rédaction",
      "Jour où le texte a été écrit, sous le titre de la page, à la française.",
      "2025-09-01",
    ),
    updated: day(
      "Date de mise à jour",
      "Jour du dernier changement du texte, sous le titre de la page, à la française.",
      "2025-09-19",
    ),
    articles: list(
      "Articles",
      "Dans l'ordre où ils se lisent ; leur numéro vient de leur place.",
      strictObject("Article", "Un article du texte : son titre, puis ses paragraphes et ses listes.", {
        title: text(
          "Titre",
          "Titre de l'article, repris dans le sommaire. « Article 1er » s'y ajoute seul.",
          { maxLength: 110, examples: ["Préambule", "Données collectées"] },
        ),
        blocks: list(
          "Blocs",
          "Le corps de l'article, dans l'ordre de lecture.",
          schemaOf<Static<typeof paragraph> | Static<typeof bullets>>({
            type: "object",
            title: "Bloc",
            description: "Un paragraphe (text) ou une liste (list).",
            properties: { ...paragraph.properties, ...bullets.properties },
            minProperties: 1,
            maxProperties: 1,
            additionalProperties: false,
          }),
        ),
      }),
    ),
  },
);

export type Legal = Static<typeof legal>;
