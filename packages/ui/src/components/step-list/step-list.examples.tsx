import type { Examples } from "../../examples/example.ts";
import { printed } from "../../examples/printed.ts";
import { StepList } from "./step-list.tsx";

export const examples: Examples = {
  "quatre étapes": (
    <StepList
      steps={printed([
        { title: "Je demande", description: "En 1 à 2 minutes." },
        { title: "Je signe", description: "Avec ou sans engagement." },
        { title: "Je me connecte", description: "À l'espace en ligne." },
        { title: "Je fais connaissance", description: "Sous 24 heures, dans mes locaux." },
      ])}
    />
  ),
};
