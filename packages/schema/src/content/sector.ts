import type { Static } from "typebox";
import { flag, integer, list, prose, strictObject, text } from "../fields.ts";
import { faq } from "../sections/faq.ts";
import { points } from "../sections/hero.ts";
import { clientTestimonial } from "../sections/testimonials.ts";
import { featureTile } from "./feature-tile.ts";
import { unseenIcon } from "./icon.ts";
import { headFields, publicationFields } from "./page-fields.ts";
import { picture } from "./picture.ts";
import { quoteCall } from "./quote-call.ts";

const paragraph = strictObject(
  "Paragraphe",
  "Un intertitre et ce qu'il annonce, avec une image ou un chiffre.",
  {
    heading: text("Intertitre", "En gras au-dessus du paragraphe ; il se comprend lu seul.", {
      maxLength: 80,
      examples: ["Un bouquet neuf à l'accueil, chaque lundi", "La discrétion, réglée dans le détail"],
    }),
    text: prose("Texte", "Quatre à huit phrases : ce que vous faites pour ces clients, comment, et quand.", {
      examples: [
        "Chez un coiffeur, nous changeons un mitigeur entre deux clients, sans fermer le salon.",
        "Nous venons ${horaires-service} : à l'aube ou en soirée, quand la salle est vide.",
      ],
    }),
    "more?": text(
      "Suite",
      "Sur le bouton qui, sur un téléphone, déplie la fin du texte : ce que l'on y lit.",
      { maxLength: 40, examples: ["Samedis, prix et congés", "Ce que nous ne touchons pas"] },
    ),
    "picture?": picture,
    "figure?": strictObject(
      "Chiffre",
      "Ce que le texte compte, en grand sous l'intertitre d'un texte sans image.",
      {
        figure: text("Chiffre", "Quelques lettres, écrites en très grand.", {
          maxLength: 14,
          examples: ["${prix-minimum}", "6 h–23 h"],
        }),
        text: text("Phrase", "À la suite du chiffre : ce qu'il compte.", {
          maxLength: 60,
          examples: ["TTC par semaine, pour commencer", "à l'aube ou en soirée, tous les jours"],
        }),
      },
    ),
  },
);

/** An hour of the day, from 0 to 24. */
const hour = (title: string, description: string, example: number) =>
  integer(title, description, { minimum: 0, maximum: 24, examples: [example] });

/** A drawing of a client's day in the sector, to scale. */
const day = strictObject(
  "Journée",
  "Le dessin d'une journée, sous le texte : nos passages et vos heures, à l'échelle.",
  {
    title: text("Titre", "En grand au-dessus du dessin ; il dit que c'est un exemple.", {
      maxLength: 60,
      examples: ["Une journée type à l'hôtel", "Un samedi, par exemple"],
    }),
    from: hour("De", "L'heure où commence le dessin.", 6),
    moments: list(
      "Moments",
      "Dans l'ordre de la journée.",
      strictObject("Moment", "Une partie de la journée : la vôtre, ou celle du client.", {
        until: hour("Jusqu'à", "L'heure où finit ce moment et où commence le suivant.", 9),
        ours: flag("Passage", "Vrai si c'est vous qui venez à ce moment."),
        text: text("Texte", "Après « Nous » ou « Vous » : à quel moment.", {
          maxLength: 40,
          examples: ["avant l'ouverture", "le service de midi"],
        }),
      }),
      { minItems: 2, maxItems: 7 },
    ),
  },
);

/** A sector page (spec section 2): title, intro, image, three paragraphs, three feature tiles, quote button. */
export const sector = strictObject(
  "Page secteur",
  "Un fichier par secteur ; le nom du fichier est l'adresse de la page.",
  {
    name: text(
      "Nom",
      "Le métier en deux ou trois mots : dans le menu et la grille des secteurs, et au fil d'Ariane.",
      { maxLength: 32, examples: ["Cabinets médicaux", "Luxe et hôtellerie"] },
    ),
    order: integer("Rang", "Place dans le menu et la grille des secteurs, 1 pour la première.", {
      minimum: 1,
      examples: [1],
    }),
    "icon?": unseenIcon,
    summary: text("Résumé", "Une phrase sous le nom du secteur, là où d'autres pages renvoient à celle-ci.", {
      maxLength: 130,
      examples: [
        "Pannes, fuites et mises aux normes, réparées hors des heures de service.",
        "Une visite discrète, qui laisse chaque dossier à sa place.",
      ],
    }),
    ...publicationFields,
    ...headFields,
    h1: text("Titre visible", "En très grand en tête de la page : le métier, nommé comme on le cherche.", {
      maxLength: 80,
      examples: ["Plomberie pour cabinets médicaux", "Chauffage pour restaurants et cafés"],
    }),
    tagline: text(
      "Accroche",
      "Une phrase sous le titre, au-dessus du bouton : ce que ce métier attend de nous.",
      {
        maxLength: 120,
        examples: [
          "Des fleurs fraîches au comptoir, du premier client au dernier.",
          "L'eau revient avant le coup de feu.",
        ],
      },
    ),
    "picture?": picture,
    "points?": points,
    intro: prose(
      "Introduction",
      "Quatre à six phrases en tête du texte : ce que ces clients ont de particulier, et ce que vous faites pour eux.",
      {
        examples: [
          "Une cuisine de restaurant ne s'arrête pas : une fuite s'y répare entre deux services.",
          "Un hall d'hôtel se juge en trois secondes, et le bouquet en est la première.",
        ],
      },
    ),
    paragraphs: list(
      "Paragraphes",
      "Le corps de la page, sous l'introduction, chacun sous son intertitre.",
      paragraph,
      { minItems: 2, maxItems: 8 },
    ),
    "day?": day,
    features: list("Atouts", "Les tuiles à côté du texte : ce que le client peut attendre.", featureTile, {
      minItems: 2,
      maxItems: 6,
    }),
    "testimonial?": clientTestimonial,
    "faq?": strictObject("Questions", "Sous le texte : ce que demande ce métier avant de signer.", faq),
    cta: quoteCall,
  },
);

export type Sector = Static<typeof sector>;
