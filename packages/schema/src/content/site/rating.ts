import { strictObject, text } from "../../fields.ts";

/** The rating that clients gave on the maps service, and the words of the link to the listing. */
export const rating = strictObject(
  "Note",
  "La note du service de cartes ou d'un autre, et le lien vers la fiche.",
  {
    "figure?": text("Chiffre", "En grand, avant la phrase : la note, qui vient d'un fait.", {
      maxLength: 12,
      examples: ["${note-avis} / 5", "${note-avis} sur 5"],
    }),
    text: text("Phrase", "Le nombre d'avis et leur source, qui viennent des faits.", {
      maxLength: 120,
      examples: [
        "d'après ${nombre-avis} avis publiés.",
        "${nombre-avis} clients nous ont donné ${note-avis} sur 5.",
      ],
    }),
    "link?": text(
      "Libellé du lien",
      "À la suite de la phrase ; mène à la fiche où se lisent les avis, l'adresse maps.",
      { maxLength: 40, examples: ["Lire les avis", "Voir tous les avis"] },
    ),
  },
);
