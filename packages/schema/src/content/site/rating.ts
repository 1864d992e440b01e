import { optional, strictObject, text } from "../../fields.ts";

/** The rating that clients gave on the maps service, and the words of the link to the listing. */
export const rating = strictObject(
  "Note",
  "La note du service de cartes ou d'un autre, et le lien vers la fiche.",
  {
    text: text("Phrase", "La note et le nombre d'avis, qui viennent des faits.", {
      maxLength: 120,
      examples: [
        "${note-avis} sur 5, d'après ${nombre-avis} avis publiés.",
        "${nombre-avis} clients nous ont donné ${note-avis} sur 5.",
      ],
    }),
    link: optional(
      text(
        "Libellé du lien",
        "À la suite de la phrase ; mène à la fiche où se lisent les avis, l'adresse maps.",
        { maxLength: 40, examples: ["Lire les avis", "Voir tous les avis"] },
      ),
    ),
  },
);
