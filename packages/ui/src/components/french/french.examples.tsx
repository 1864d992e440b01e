import { printed } from "../../examples/printed.ts";
import { french } from "./french.tsx";

const line = (text: string) => <p>{french(printed(text))}</p>;

export const examples = {
  "une phrase": line("Des bureaux nets avant le premier café."),
  "des lettres supérieures": line("Du 1er au 20e arrondissement, dès la 1re semaine."),
  "des nombres et leurs unités": line(
    "20 € TTC de l'heure, 1 h 30 par passage, 120 m2, plus de 1 400 clients.",
  ),
  "des guillemets": line('Un client nous a écrit : "Enfin !"'),
  "l'esperluette du nom": line("Hop & Net, depuis 2014."),
  "un blanc à remplir": line("SIREN [[à compléter : numéro au registre]]."),
  "un mot très long": line("Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, anticonstitutionnellement."),
};
