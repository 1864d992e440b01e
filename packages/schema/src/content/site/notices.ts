import { list, prose, strictObject } from "../../fields.ts";
import { day } from "../page-fields.ts";

/** Sentences above every page for some days. */
export const notices = list(
  "Annonces",
  "Ce que tout visiteur doit lire pendant quelques jours, tout en haut des pages : congés, déménagement, fête. Le site publié chaque jour les montre et les retire de lui-même.",
  strictObject("Annonce", "Une phrase, et ses dates.", {
    text: prose("Texte", "Une phrase ou deux ; un lien peut mener à la page qui en dit plus.", {
      maxLength: 160,
      examples: [
        "Nous sommes fermés du 3 au 16 août ; vos messages nous attendent.",
        "Muguet du 1er mai : [commandez avant le 28 avril](/muguet).",
      ],
    }),
    from: day("Premier jour", "Le jour où elle apparaît.", "2027-07-20"),
    to: day("Dernier jour", "Le dernier jour où elle se lit.", "2027-08-16"),
  }),
  { maxItems: 12 },
);
