import { prose } from "../fields.ts";
import { branchId } from "../content/site/business.ts";
import { picture } from "../content/picture.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** Where the company receives its visitors, and when: at every place, or at one branch. */
export const visit = {
  title: sectionTitle("En grand au-dessus de l'adresse.", ["Venir à l'atelier", "Nous trouver"]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : ce que l'on trouve sur place.", [
    "Deux salles de code, et du café.",
    "On entre par la cour.",
  ]),
  "branch?": branchId(
    "Établissement",
    "L'id d'une entrée de branches, dans site.yaml : elle seule est montrée. Sans cette clé, tous les lieux le sont.",
  ),
  "picture?": picture,
  "note?": prose(
    "Pour venir",
    "Sous l'adresse : l'arrêt le plus proche, où se garer, une rampe, une marche.",
    {
      maxLength: 320,
      examples: ["Tram 1, arrêt Commerce. L'entrée est de plain-pied.", "Parking Bellecour à deux minutes."],
    },
  ),
};
