import { icon } from "../content/icon.ts";
import { picture } from "../content/picture.ts";
import { list, strictObject, text } from "../fields.ts";
import { fictional, sectionTitle } from "../content/section-fields.ts";

/** The view after a sent form (spec section 2, "Quote page after successful submission"). */
const thanks = strictObject(
  "Remerciement",
  "Ce que l'on voit une fois la demande envoyée, à l'adresse de la page suivie de #merci.",
  {
    title: text("Titre", "En grand à la place du formulaire, et dans l'onglet : la demande est partie.", {
      maxLength: 60,
      examples: ["Merci, votre demande est envoyée", "C'est envoyé, merci"],
    }),
    "reply?": strictObject(
      "Réponse",
      "À quelle adresse part la réponse, et que faire si ce n'est pas la bonne.",
      {
        sent: text("Annonce", "Suivie de l'adresse e-mail que le visiteur a donnée, puis d'un point.", {
          maxLength: 60,
          examples: ["Notre réponse part à l'adresse", "Nous vous écrivons à"],
        }),
        wrong: text("Si l'adresse est fausse", "Suivi du numéro de téléphone du site, puis d'un point.", {
          maxLength: 90,
          examples: ["Une faute de frappe ? Appelez-nous au", "Elle n'est pas juste ? Dites-le-nous au"],
        }),
      },
    ),
    next: text("Titre des étapes", "Sous le remerciement, au-dessus des étapes numérotées.", {
      maxLength: 80,
      examples: ["Maintenant quelles sont les prochaines étapes ?", "Et maintenant ?"],
    }),
    steps: list(
      "Étapes",
      "De la demande au début du travail.",
      strictObject("Étape", "Dite par le client : « Je signe le contrat ».", {
        "icon?": icon,
        title: text(
          "Titre",
          "Ce que fait le client à cette étape, à la première personne, à côté du numéro.",
          { maxLength: 60, examples: ["Je signe le contrat", "Je choisis une date"] },
        ),
        description: text(
          "Description",
          "Une ou deux phrases sous le titre de l'étape, dites par le client.",
          {
            maxLength: 200,
            examples: [
              "Avec ou sans engagement, selon ce qui me convient.",
              "On me rappelle ${delai-rappel}, avec un devis à ma mesure.",
            ],
          },
        ),
      }),
      { minItems: 2, maxItems: 6 },
    ),
    "prepare?": strictObject(
      "À préparer",
      "Ce que le client peut chercher ou décider avant d'être rappelé.",
      {
        title: text("Titre", "Au-dessus de la liste.", {
          maxLength: 60,
          examples: ["Avant notre appel, notez", "À garder sous la main"],
        }),
        items: list(
          "Points",
          "Dans l'ordre de l'appel.",
          text("Point", "Une question à laquelle il faudra répondre.", {
            maxLength: 120,
            examples: ["La façon d'entrer : clés, badge ou code.", "Les heures où nous ne gênons pas."],
          }),
          { minItems: 2, maxItems: 5 },
        ),
      },
    ),
    "sectors?": text(
      "Titre des secteurs",
      "Au-dessus des liens vers les pages des secteurs. Sans lui, ils manquent.",
      {
        maxLength: 60,
        examples: ["En attendant, lisez la page de votre secteur", "Ce que nous savons de votre métier"],
      },
    ),
  },
);

const promise = (title: string, description: string) =>
  strictObject(title, description, {
    figure: text("Chiffre", "En grand : un prix, un délai. Sa valeur vient d'un fait.", {
      maxLength: 30,
      examples: ["${tarif-horaire}", "${delai-demarrage}"],
    }),
    text: text("Phrase", "À la suite du chiffre : ce qu'il comprend, ou ce qui se passe alors.", {
      maxLength: 140,
      examples: ["TTC de l'heure, assurance comprise.", "Votre première leçon a lieu."],
    }),
  });

/** Answers to the questions of a visitor who fills in the form. */
const reassurance = strictObject("À côté du formulaire", "Le prix, la suite, un client, le téléphone.", {
  price: promise("Prix", "Sous l'introduction, en grand."),
  "room?": picture,
  next: text("Titre de la suite", "Au-dessus des délais : ce qui se passe une fois la demande envoyée.", {
    maxLength: 60,
    examples: ["Et ensuite ?", "Ce qui se passe après l'envoi"],
  }),
  promises: list(
    "Délais",
    "Dans l'ordre où ils viennent.",
    promise("Délai", "Un délai, et ce qui se passe alors."),
    { minItems: 2, maxItems: 4 },
  ),
  "quote?": strictObject("Un client", "Une phrase d'un client, publiée avec son accord.", {
    content: text("Citation", "Les paroles mêmes, sans guillemets : la page les ajoute.", {
      maxLength: 200,
      examples: [
        "Il était sur la facture du mois, au même prix que les autres.",
        "Le robinet fuyait le matin, il ne fuyait plus le soir.",
      ],
    }),
    author: text("Auteur", "Sous la citation : son nom, sa fonction.", {
      maxLength: 90,
      examples: ["Claire D., office manager", "Mathieu R., restaurateur"],
    }),
  }),
});

export const quoteForm = {
  "fictional?": fictional,
  title: sectionTitle("Titre visible de la page, à côté du formulaire.", [
    "Votre demande",
    "Demandez votre devis",
  ]),
  intro: text(
    "Introduction",
    "Deux ou trois phrases sous le titre : ce que l'on demande, en combien de temps, et ce qui suit.",
    {
      examples: [
        "Dites-nous où vous êtes et ce qu'il vous faut : comptez ${duree-devis}.",
        "Nous vous rappelons ${delai-rappel} avec un prix.",
      ],
    },
  ),
  "reassurance?": reassurance,
  thanks,
};
