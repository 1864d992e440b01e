import { list, prose, strictObject, text } from "../fields.ts";
import { unseenIcon } from "../content/icon.ts";
import { picture } from "../content/picture.ts";
import { route } from "../content/page-fields.ts";
import { folded, sectionIntro, sectionTitle } from "../content/section-fields.ts";

export const services = {
  title: sectionTitle("En grand au-dessus des prestations.", [
    "Pièce par pièce, ce que nous faisons",
    "Huit prestations, ensemble ou séparément",
  ]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : d'où vient la liste, ce qu'elle comprend.", [
    "La liste se règle avec vous. Voici par où elle commence d'ordinaire.",
    "Chaque semaine, ou une fois.",
  ]),
  "folded?": folded,
  "picture?": picture,
  items: list(
    "Prestations",
    "Dans l'ordre où elles se lisent.",
    strictObject("Prestation", "Une prestation : nom, une ou deux phrases.", {
      "icon?": unseenIcon,
      title: text("Titre", "Nom de la prestation, sans point final ; c'est le lien, si elle a sa page.", {
        maxLength: 60,
        examples: ["Dépannage", "Les fuites"],
      }),
      text: prose("Texte", "Une ou deux phrases sous le nom : ce qui est fait, et ce qui ne l'est pas.", {
        maxLength: 320,
        examples: [
          "Un ou plusieurs passages par semaine, d'après une liste convenue.",
          "Les deux faces, la porte et sa poignée, le rebord intérieur.",
        ],
      }),
      "route?": route(
        "Page de la prestation",
        "La page du site où mène son nom ; sans elle, aucun lien.",
        "/depannage",
      ),
    }),
    { minItems: 2, maxItems: 12 },
  ),
};
