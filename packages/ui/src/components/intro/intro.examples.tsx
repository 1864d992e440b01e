import { printed } from "../../examples/printed.ts";
import { Intro } from "./intro.tsx";

export const examples = {
  "une phrase, et la suite": (
    <Intro
      text={printed(
        "Nous nettoyons la salle, le bar et les toilettes de votre restaurant. Chaises sur les tables, sol lavé : tout est en place avant que la brigade mette son tablier.",
      )}
    />
  ),
  "une seule phrase": <Intro text={printed("Nous nettoyons vos bureaux dans le 11e.")} />,
};
