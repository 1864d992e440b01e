import { prose } from "../fields.ts";
import { picture } from "../content/picture.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** Where the company receives its visitors, and when. */
export const visit = {
  title: sectionTitle("En grand au-dessus de l'adresse.", ["Venir à l'atelier", "Nous trouver"]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : ce que l'on trouve sur place.", [
    "Deux salles de code, et du café.",
    "On entre par la cour.",
  ]),
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
