import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "avec image et engagements": sectionExample({
    type: "hero",
    h1: "Des bureaux nets avant le premier café",
    tagline: "Hop & Net entretient les locaux des entreprises. Un Hoper vous est présenté sous 24 heures.",
    picture: examplePictures.office,
    points: ["20 € TTC de l'heure", "Sans engagement", "Rappel dans l'heure"],
  }),
  "avec une photo": sectionExample({
    type: "hero",
    h1: "Des vitres que l'on ne voit plus",
    tagline: "Une photo de l'auteur reste dans la grille, avec les coins du site.",
    picture: { ...examplePictures.office, framed: true },
  }),
  "sans image ni engagement": sectionExample({
    type: "hero",
    h1: "Tous les métiers, à Paris",
    tagline: "Neuf métiers, neuf façons de faire.",
  }),
  "un titre et une accroche au plus long": sectionExample({
    type: "hero",
    h1: "Entreprise de nettoyage anticonstitutionnellement soignée à Saint-Remy-en-Bouzemont, au 3e",
    tagline:
      "Nous intervenons de 6 h à 23 h, 7 jours sur 7, avant l'arrivée de l'équipe, après le dernier client ou dans un creux de la journée : le moment se fixe avec vous, et la personne qui viendra se présente avant de prendre les clés.",
    picture: examplePictures.street,
    points: [
      "Assurance comprise, sans franchise, et sans supplément le dimanche",
      "Annulation gratuite, même la veille",
      "Produits écologiques",
      "Urgences 24 h/24",
    ],
  }),
};
