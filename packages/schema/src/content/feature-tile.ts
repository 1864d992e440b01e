import type { Static } from "typebox";
import { strictObject, text } from "../fields.ts";
import { icon } from "./icon.ts";

/** A feature tile: a pictogram, a short title, one or two sentences. */
export const featureTile = strictObject(
  { title: "Atout", description: "Un pictogramme, un titre court, une ou deux phrases." },
  {
    icon,
    title: text({ title: "Titre", maxLength: 60 }),
    text: text({ title: "Texte", maxLength: 320 }),
  },
);

export type FeatureTile = Static<typeof featureTile>;
