import { strictObject, text } from "../fields.ts";

/** The rating that clients gave on the maps service, and the words of the link to the listing. */
export const rating = strictObject(
  { title: "Note", description: "La note du service de cartes, et le lien vers la fiche de site.yaml." },
  {
    text: text({
      title: "Phrase",
      description: "La note et le nombre d'avis, qui viennent des faits.",
      maxLength: 120,
      examples: [
        "${note-avis} sur 5, d'après ${nombre-avis} avis publiés.",
        "${nombre-avis} clients nous ont donné ${note-avis} sur 5.",
      ],
    }),
    link: text({
      title: "Libellé du lien",
      description: "À la suite de la phrase ; mène à la fiche où se lisent les avis.",
      maxLength: 40,
      examples: ["Lire les avis", "Voir tous les avis"],
    }),
  },
);
