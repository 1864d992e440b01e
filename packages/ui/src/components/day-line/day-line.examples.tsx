import type { Examples } from "../../examples/example.ts";
import { printed } from "../../examples/printed.ts";
import { DayLine } from "./day-line.tsx";

export const examples: Examples = {
  "deux passages": (
    <DayLine
      title="de 6 h à 23 h, 7 jours sur 7"
      moments={[
        { ours: true, text: "avant l’ouverture" },
        { ours: false, text: "vos clients" },
        { ours: true, text: "après la fermeture" },
      ]}
    />
  ),
  "beaucoup de moments, dont un mot trop long": (
    <DayLine
      title={printed("De l'aube, quand personne n'est là, au soir, quand tout le monde est parti")}
      moments={[
        { ours: true, text: "anticonstitutionnellement tôt" },
        { ours: false, text: "le petit déjeuner" },
        { ours: true, text: "dans le creux de la matinée" },
        { ours: false, text: "le déjeuner" },
        { ours: true, text: "dans le creux de l’après-midi" },
        { ours: false, text: "le dîner" },
        { ours: true, text: "après la fermeture" },
      ]}
    />
  ),
};
