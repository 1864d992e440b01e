import { icon } from "../content/icon.ts";
import { list, optional, strictObject, text } from "../fields.ts";

/** The view after a sent form (spec section 2, "Quote page after successful submission"). */
const thanks = strictObject(
  {
    title: "Remerciement",
    description: "Ce que l'on voit une fois la demande envoyée, à l'adresse de la page suivie de #merci.",
  },
  {
    title: text({
      title: "Titre",
      description: "En grand à la place du formulaire, et dans l'onglet : la demande est partie.",
      maxLength: 60,
      examples: ["Merci, votre demande est envoyée", "C'est envoyé, merci"],
    }),
    reply: optional(
      strictObject(
        {
          title: "Réponse",
          description: "À quelle adresse part la réponse, et que faire si ce n'est pas la bonne.",
        },
        {
          sent: text({
            title: "Annonce",
            description: "Suivie de l'adresse e-mail que le visiteur a donnée, puis d'un point.",
            maxLength: 60,
            examples: ["Notre réponse part à l'adresse", "Nous vous écrivons à"],
          }),
          wrong: text({
            title: "Si l'adresse est fausse",
            description: "Suivi du numéro de téléphone du site, puis d'un point.",
            maxLength: 90,
            examples: ["Une faute de frappe ? Appelez-nous au", "Elle n'est pas juste ? Dites-le-nous au"],
          }),
        },
      ),
    ),
    next: text({
      title: "Titre des étapes",
      description: "Sous le remerciement, au-dessus des étapes numérotées.",
      maxLength: 80,
      examples: ["Maintenant quelles sont les prochaines étapes ?", "Et maintenant ?"],
    }),
    steps: list(
      strictObject(
        { title: "Étape", description: "Dite par le client : « Je signe le contrat »." },
        {
          icon: optional(icon),
          title: text({
            title: "Titre",
            description: "Ce que fait le client à cette étape, à la première personne, à côté du numéro.",
            maxLength: 60,
            examples: ["Je signe le contrat", "Je rencontre mon Hoper"],
          }),
          description: text({
            title: "Description",
            description: "Une ou deux phrases sous le titre de l'étape, dites par le client.",
            maxLength: 200,
            examples: [
              "Avec ou sans engagement, selon ce qui me convient.",
              "Hop & Net me contacte ${delai-rappel}, avec un devis à ma mesure.",
            ],
          }),
        },
      ),
      { title: "Étapes", description: "De la demande au premier passage.", minItems: 2, maxItems: 6 },
    ),
    rating: strictObject(
      { title: "Note", description: "La note du service de cartes, et le lien vers la fiche de site.yaml." },
      {
        text: text({
          title: "Phrase",
          description: "La note et le nombre d'avis, qui viennent des faits ; sous les étapes.",
          maxLength: 120,
          examples: [
            "${note-avis} sur 5, d'après ${nombre-avis} avis vérifiés.",
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
    ),
  },
);

export const quoteForm = {
  title: text({
    title: "Titre",
    description: "Titre visible de la page, à côté du formulaire.",
    maxLength: 90,
    examples: ["Votre devis de nettoyage", "Demandez votre devis"],
  }),
  intro: text({
    title: "Introduction",
    description:
      "Deux ou trois phrases sous le titre : ce que l'on demande, en combien de temps, et ce qui suit.",
    examples: [
      "Dites-nous où sont vos locaux et ce qu'ils demandent : comptez ${duree-devis}.",
      "Nous vous rappelons ${delai-rappel} avec un prix.",
    ],
  }),
  thanks,
};
