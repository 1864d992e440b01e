import { printed } from "../../examples/printed.ts";
import { linkedText } from "./linked-text.tsx";

const line = (text: string) => <p>{linkedText(printed(text))}</p>;

export const examples = {
  "un lien vers une page": line("Nos agents lavent aussi les vitres : [nos vitriers](/zones)."),
  "un lien vers une adresse du site": line("[Les avis](maps) se lisent chez d'autres."),
  "une adresse en entier": line("La CNIL répond sur https://www.cnil.fr."),
};
