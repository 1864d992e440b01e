import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "avec image et chiffres": sectionExample({
    type: "client-case",
    title: "Un cabinet dentaire du 3e",
    client: "Quatre fauteuils, une salle d'attente, deux praticiennes",
    picture: examplePictures.dentist,
    paragraphs: [
      "Les lieux : quatre fauteuils et un couloir.",
      "Le cabinet ouvre à 8 h. La salle d'attente devait être nette avant, et le sol sec.",
      "Karim passe de 6 h à 7 h 30. Il commence par les fauteuils, finit par l'entrée, et laisse la porte entrouverte pour que le sol sèche.",
    ],
    figures: [
      { figure: "1 h 30", text: "par passage" },
      { figure: "5", text: "passages par semaine" },
    ],
    testimonial: {
      name: "Ève N.",
      role: "Dentiste",
      duration: "Cliente depuis l'ouverture du cabinet",
      content: "Le fauteuil est sec à 8 h.",
    },
  }),
  "avec une photo et un chiffre": sectionExample({
    type: "client-case",
    title: "Une étude de notaires du 8e",
    client: "Onze bureaux et une salle des actes",
    picture: { ...examplePictures.office, framed: true },
    paragraphs: ["Les lieux : onze bureaux sur deux étages."],
    figures: [{ figure: "2 h", text: "chaque soir" }],
  }),
  "avec des chiffres, sans image": sectionExample({
    type: "client-case",
    title: "Une agence d'architecture",
    client: "Vingt postes sous une verrière",
    paragraphs: ["Les maquettes restent sur les tables. Nous nettoyons autour."],
    figures: [
      { figure: "3 h", text: "le mardi et le vendredi" },
      { figure: "24 à 48 heures", text: "entre la demande et le premier passage" },
      { figure: "2014", text: "l'année du premier café" },
    ],
  }),
  "le récit seul, trop long": sectionExample({
    type: "client-case",
    title: "Anticonstitutionnellement : un siège de dix-sept étages entre le 1er et le 20e",
    client: "Un groupe dont on taira le nom, Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
    paragraphs: [
      "La demande tenait en une ligne ; la visite a pris une matinée. Chaque étage a son équipe, chaque équipe ses habitudes, et le dix-septième n'a pas d'ascenseur. Nous avons commencé par dessiner le chemin d'un chariot.",
      "Il tient toujours.",
    ],
  }),
};
