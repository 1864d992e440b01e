import { printed } from "../../examples/printed.ts";
import { DayLine } from "./day-line.tsx";

export const examples = {
  "deux passages": (
    <DayLine
      title="Une journée type"
      from={6}
      moments={[
        { until: 8, ours: true, text: "avant l’ouverture" },
        { until: 19, ours: false, text: "vos clients" },
        { until: 23, ours: true, text: "après la fermeture" },
      ]}
    />
  ),
  "beaucoup de moments courts, dont un mot trop long": (
    <DayLine
      title={printed("De l'aube, quand personne n'est là, au soir, quand tout le monde est parti")}
      from={0}
      moments={[
        { until: 1, ours: true, text: "anticonstitutionnellement tôt" },
        { until: 2, ours: false, text: "le petit déjeuner" },
        { until: 3, ours: true, text: "dans le creux de la matinée" },
        { until: 4, ours: false, text: "le déjeuner" },
        { until: 5, ours: true, text: "dans le creux de l’après-midi" },
        { until: 6, ours: false, text: "le dîner" },
        { until: 24, ours: true, text: "après la fermeture" },
      ]}
    />
  ),
};
