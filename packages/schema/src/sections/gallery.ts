import { list, prose, strictObject } from "../fields.ts";
import { picture } from "../content/picture.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** Pictures of works, rooms or products; a picture of the state before stands beside its own. */
export const gallery = {
  title: sectionTitle("En grand au-dessus des images.", ["Nos chantiers", "Les bouquets de la saison"]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : ce que montrent les images.", [
    "Trois chantiers de l'année, photographiés le dernier jour.",
    "Tout ce que l'on voit ici a été cuit le matin même.",
  ]),
  items: list(
    "Images",
    "Dans l'ordre où elles se regardent, coupées au format 4:3 ; la première en grand si elles sont trois, six, neuf… sans compter les « avant » et « après » plus larges que hauts.",
    strictObject("Image", "Une image et sa légende ; au besoin, la même vue avant.", {
      picture,
      "before?": strictObject(
        "Image d'avant",
        "La même vue, avant. Les deux se montrent côte à côte, avec les mots « Avant » et « Après ». Plus larges que hautes, elles prennent toute la largeur (l'une sous l'autre sur un téléphone) ; sinon, la place d'une seule image.",
        picture.properties,
      ),
      "caption?": prose(
        "Légende",
        "En petit sous l'image : ce que c'est, où, en combien de temps ; peut citer un fait.",
        {
          maxLength: 120,
          examples: [
            "Une salle de bain refaite en huit jours, à Villeurbanne.",
            "Pivoines, pois de senteur et fenouil, pour une table de douze.",
          ],
        },
      ),
    }),
    { maxItems: 24 },
  ),
};
