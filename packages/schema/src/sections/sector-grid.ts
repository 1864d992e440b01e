import { flag, optional, prose, text } from "../fields.ts";

export const sectorGrid = {
  title: text("Titre", "En grand au-dessus des secteurs, qui viennent de content/sectors.", {
    maxLength: 90,
    examples: ["Un hôtel ne se fleurit pas comme un mariage", "Vos métiers"],
  }),
  intro: optional(
    prose("Introduction", "Une ou deux phrases sous le titre, qui invitent à choisir son secteur.", {
      examples: [
        "Neuf métiers, neuf façons de faire. Choisissez le vôtre.",
        "Pour chacun, nous disons ce que nous faisons, et ce que nous ne touchons pas.",
      ],
    }),
  ),
  namesOnly: optional(flag("Noms seuls", "Sans les résumés des secteurs, quand la page en dit assez.")),
};
