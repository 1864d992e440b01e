import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { printed } from "./printed.ts";

/** A picture in the form that the generator gives to components. */
export const examplePicture = (image: string, alt: string): ResolvedPicture =>
  printed({ image, alt, widths: [400, 800, 1200], width: 1200, height: 900, version: "0000" });

/** Pictures of the real content; the development server serves them under any version. */
export const examplePictures = {
  dentist: examplePicture(
    "sectors/cabinets-medicaux",
    "Un cabinet dentaire au matin, fauteuil et vitres nets.",
  ),
  office: examplePicture("pages/accueil", "Un plateau de bureaux et son chariot de ménage."),
  desk: examplePicture("pages/poste", "Un bureau de chêne, son clavier et une tasse jaune."),
  street: examplePicture("zones/paris", "L'angle d'une rue de Paris, avec une terrasse de café."),
} as const;
