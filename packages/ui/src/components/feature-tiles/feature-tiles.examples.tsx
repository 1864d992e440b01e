import type { FeatureTile } from "@vitrine/schema/content/feature-tile";
import { printed } from "../../examples/printed.ts";
import { FeatureTiles } from "./feature-tiles.tsx";

const tiles: readonly FeatureTile[] = printed([
  {
    icon: "clock",
    title: "Avant vos patients",
    text: "Le cabinet est net à 7 h 30, salle d'attente comprise.",
  },
  { icon: "leaf", title: "Des produits doux", text: "Écologiques, sans parfum, rangés hors de portée." },
  { icon: "euro", title: "20 € de l'heure", text: "TTC, le dimanche comme le mardi." },
  { icon: "users", title: "Toujours la même personne", text: "Elle sait quelle porte coince." },
]);

const overlong: readonly FeatureTile[] = printed([
  {
    icon: "shield",
    title: "Anticonstitutionnellement assurés, du 1er au 20e étage",
    text: "L'assurance fait partie de l'offre : ni option à cocher, ni supplément à calculer, ni clause en petits caractères au bas de la troisième page. Si une carafe tombe, vous nous l'écrivez, nous la remplaçons, et personne ne vous demande de prouver qu'elle était de Murano.",
  },
  { icon: "key", title: "Clés", text: "Rangées." },
]);

export const examples = {
  "trois atouts": <FeatureTiles tiles={tiles.slice(0, 3)} />,
  "quatre atouts": <FeatureTiles tiles={tiles} />,
  "un atout seul": <FeatureTiles tiles={tiles.slice(0, 1)} />,
  "un texte bavard à côté d'un mot": <FeatureTiles tiles={overlong} />,
};
