import { examplePicture, examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

const { dentist, office, street } = examplePictures;
const meeting = examplePicture("pages/reunion", "Une salle de réunion, sa table ovale et six fauteuils.");

export const examples = {
  "trois images, dont deux avec légende": sectionExample({
    type: "gallery",
    title: "Nos chantiers",
    intro: "Photographiés le dernier jour, avant le retour des meubles.",
    items: [
      { picture: office, caption: "Un plateau de vingt postes, du 1er au 3 mars." },
      { picture: dentist, caption: "Un cabinet, un dimanche." },
      { picture: street },
    ],
  }),
  "avant et après, et des légendes au plus long": sectionExample({
    type: "gallery",
    title: "Du lundi au vendredi, puis le samedi s'il le faut",
    items: [
      {
        picture: office,
        before: { ...office, alt: "Le même plateau, un lendemain de fête." },
        caption: "Un lendemain de fête, deux heures plus tard.",
      },
      {
        picture: dentist,
        caption:
          "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson : quatre fauteuils, un couloir et [sa salle d'attente](/), avant 8 h.",
      },
      { picture: meeting, caption: "Une salle." },
      { picture: street, before: { ...street, alt: "La même rue, sous la pluie." } },
    ],
  }),
  "deux, sans légende": sectionExample({
    type: "gallery",
    title: "L'atelier",
    items: [{ picture: meeting }, { picture: street }],
  }),
};
