import { list, strictObject, text } from "../fields.ts";
import { fictional, sectionTitle } from "../content/section-fields.ts";

const content = text(
  "Témoignage",
  "Les paroles mêmes, sans guillemets : la page les ajoute. Une situation vécue plutôt qu'un compliment.",
  {
    maxLength: 600,
    examples: [
      "Avant, je ne savais pas qui entrait le soir. Karim est venu se présenter.",
      "La raclette m'a demandé plus de temps que le reste.",
    ],
  },
);

export const clientWords = {
  name: text("Nom", "Prénom et initiale du client, ou son nom entier s'il le veut ; sous la citation.", {
    maxLength: 60,
    examples: ["Claire D.", "Mathieu R."],
  }),
  role: text("Fonction", "Ce que fait cette personne, et dans quelle sorte d'entreprise ; sous son nom.", {
    maxLength: 80,
    examples: ["Office manager, agence d'architecture", "Gérant d'un restaurant de quartier"],
  }),
  "duration?": text(
    "Ancienneté de la relation",
    "Depuis quand cette personne est cliente ; dernière ligne sous la citation. Sans cette clé, rien.",
    { maxLength: 60, examples: ["Cliente depuis l'ouverture de l'agence", "Client depuis 2019"] },
  ),
  content,
};

/** One client's words, on the page of the client's trade. */
export const clientTestimonial = strictObject(
  "Témoignage",
  "Ce que dit un client de ce métier, en grand sous le texte ; publié avec son accord.",
  { "fictional?": fictional, ...clientWords },
);

/** Name, role, duration of the relationship and content (spec section 3). */
export const clientTestimonials = {
  title: sectionTitle("En grand au-dessus des témoignages.", [
    "Ce qu'ils en disent entre deux passages",
    "Trois clients racontent",
  ]),
  "fictional?": fictional,
  items: list(
    "Témoignages",
    "Le premier s'affiche en plus grand ; sur un téléphone, ils défilent un à un.",
    strictObject("Témoignage de client", "Ce que dit un client, publié avec son accord.", clientWords),
    { minItems: 2, maxItems: 6 },
  ),
};

/** First name, duration with the company and content (spec section 3). */
export const teamTestimonials = {
  title: sectionTitle("En grand au-dessus des témoignages.", [
    "La parole à l'équipe",
    "Ceux qui viennent chez vous",
  ]),
  "fictional?": fictional,
  items: list(
    "Témoignages",
    "En colonnes, dans cet ordre ; sur un téléphone, ils défilent un à un.",
    strictObject("Témoignage d'un collègue", "Ce que dit une personne de l'équipe, publié avec son accord.", {
      firstName: text("Prénom", "Prénom du collègue, en grand au-dessus de ses paroles.", {
        maxLength: 40,
        examples: ["Aminata", "José"],
      }),
      duration: text("Ancienneté", "Depuis quand il ou elle travaille dans l'entreprise.", {
        maxLength: 60,
        examples: ["Dans l'équipe depuis l'automne dernier", "Chez nous depuis plusieurs années"],
      }),
      content,
    }),
    { minItems: 2, maxItems: 6 },
  ),
};
