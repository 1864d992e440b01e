import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "trois paragraphes": sectionExample({
    type: "prose",
    title: "Derrière le chiffon, les Hopers",
    paragraphs: [
      "Hop & Net travaille pour les entreprises depuis 2014. En plus de 10 ans, nous avons vu les bureaux changer : des tables que l'on partage, des cuisines plus grandes, des cabines vitrées pour téléphoner, et des vendredis presque vides.",
      "Nos agents s'appellent les Hopers. Chacun connaît les lieux dont il a la charge, la porte qui coince comme le tableau qu'il ne faut pas effacer.",
      "Le relevé date du [[à compléter : date du relevé]].",
    ],
    more: "Ce qu'ils voient",
  }),
  "une seule phrase": sectionExample({
    type: "prose",
    title: "En un mot",
    paragraphs: ['Un client du 16e nous a dit : "Enfin !"'],
  }),
  "avec une photo": sectionExample({
    type: "prose",
    title: "La maison depuis 1987",
    picture: examplePictures.office,
    paragraphs: [
      "Lucien Lemoine a commencé avec un camion et deux cordes. Sa fille et son petit-fils en ont six, et les mêmes cordes.",
      "On nous appelle pour un piano au quatrième, ou pour un studio d'étudiant ; c'est la même équipe qui vient, le même matin.",
      "Le dépôt se visite sur rendez-vous.",
    ],
  }),
  "un mot plus large que la colonne": sectionExample({
    type: "prose",
    title: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
    paragraphs: [
      "Hexakosioihexekontahexaphobieanticonstitutionnellementhippopotomonstrosesquippedaliophobie : personne n'en souffre chez nous.",
    ],
  }),
};
