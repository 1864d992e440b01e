import type { Examples } from "../../examples/example.ts";
import { printed } from "../../examples/printed.ts";
import { StepList } from "./step-list.tsx";

export const examples: Examples = {
  "quatre étapes": (
    <StepList
      steps={printed([
        { icon: "file-text", title: "Je demande", description: "En 1 à 2 minutes." },
        { icon: "check", title: "Je signe", description: "Avec ou sans engagement." },
        { icon: "key", title: "Je me connecte", description: "À l'espace en ligne." },
        { icon: "users", title: "Je fais connaissance", description: "Sous 24 heures, dans mes locaux." },
      ])}
    />
  ),
};
