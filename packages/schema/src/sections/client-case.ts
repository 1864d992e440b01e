import { list, prose, strictObject, text } from "../fields.ts";
import { picture } from "../content/picture.ts";
import { clientWords } from "./testimonials.ts";
import { fictional, sectionTitle } from "../content/section-fields.ts";

/** One client: the request and the work done. */
export const clientCase = {
  "fictional?": fictional,
  title: sectionTitle("En grand en tête du récit : ce que ce client a de singulier.", [
    "Deux niveaux, et des jours presque vides",
    "Au coworking, personne n'a sa place attitrée",
  ]),
  client: text(
    "Le client, sans le nommer",
    "Sous le titre : de quelle entreprise il s'agit, et dans quel quartier, sans son nom.",
    {
      maxLength: 120,
      examples: [
        "Une agence de communication, près de la gare Saint-Lazare",
        "Un espace de coworking près de la République",
      ],
    },
  ),
  "picture?": picture,
  paragraphs: list(
    "Récit",
    "Son histoire, dans l'ordre.",
    prose(
      "Paragraphe",
      "Deux à quatre phrases : d'abord le client, puis la demande, puis ce qui a été fait.",
      {
        examples: [
          "Les lieux : un plateau ouvert en bas, des salles de réunion en haut, un escalier de bois entre les deux.",
          "Ce qui a été fait : deux passages par semaine, le mardi et le jeudi en soirée.",
        ],
      },
    ),
    { maxItems: 4 },
  ),
  "figures?": list(
    "Chiffres",
    "Au-dessus du récit, s'il en a.",
    strictObject("Chiffre", "Un chiffre du récit et ce qu'il compte.", {
      figure: text("Chiffre", "Écrit en très grand : un nombre, un fait, deux ou trois mots.", {
        maxLength: 30,
        examples: ["${tarif-horaire}", "Deux soirs"],
      }),
      text: text("Sens", "La suite de la phrase que le chiffre commence, en petit à côté de lui.", {
        maxLength: 100,
        examples: [
          "TTC de l'heure, aussi pour un passage ajouté",
          "par semaine, ceux des jours où l'équipe est là",
        ],
      }),
    }),
    { maxItems: 4 },
  ),
  "testimonial?": strictObject(
    "Témoignage",
    "Ce que dit un client, en grand sous le récit ; publié avec son accord.",
    clientWords,
  ),
};
