import { list, strictObject, text } from "../fields.ts";

/** What follows a sent form (spec section 2, "Quote page after successful submission"). */
const thanks = strictObject(
  {
    title: "Remerciement",
    description: "Ce que l'on voit une fois la demande envoyée, à l'adresse de la page suivie de #merci.",
  },
  {
    title: text({ title: "Titre", maxLength: 60 }),
    next: text({
      title: "Titre des étapes",
      maxLength: 80,
      examples: ["Maintenant quelles sont les prochaines étapes ?"],
    }),
    steps: list(
      strictObject(
        { title: "Étape", description: "Dite par le client : « Je signe le contrat »." },
        {
          title: text({ title: "Titre", maxLength: 60 }),
          description: text({ title: "Description", maxLength: 200 }),
        },
      ),
      { title: "Étapes", description: "De la demande au premier passage.", minItems: 2, maxItems: 6 },
    ),
    rating: strictObject(
      { title: "Note", description: "La note du service de cartes, et le lien vers la fiche de site.yaml." },
      {
        text: text({
          title: "Phrase",
          maxLength: 120,
          examples: ["${note-avis} sur 5, d'après ${nombre-avis} avis vérifiés."],
        }),
        link: text({ title: "Libellé du lien", maxLength: 40, examples: ["Lire les avis"] }),
      },
    ),
  },
);

export const quoteForm = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: text({ title: "Introduction" }),
  thanks,
};
