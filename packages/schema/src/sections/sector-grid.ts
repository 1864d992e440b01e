import { flag } from "../fields.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

export const sectorGrid = {
  title: sectionTitle("En grand au-dessus des secteurs, qui viennent de content/sectors.", [
    "Un hôtel ne se fleurit pas comme un mariage",
    "Vos métiers",
  ]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre, qui invitent à choisir son secteur.", [
    "Neuf métiers, neuf façons de faire. Choisissez le vôtre.",
    "Pour chacun, nous disons ce que nous faisons, et ce que nous ne touchons pas.",
  ]),
  "namesOnly?": flag("Noms seuls", "Sans les résumés des secteurs, quand la page en dit assez."),
};
