import type { Static } from "typebox";
import { byName, oneOf, schemaOf, strictObject, TEXT_KEYWORD, text, token } from "../fields.ts";

const fact = strictObject(
  "Fait",
  "Un chiffre ou un engagement que les textes citent par son nom, entre ${ et }. Changez-le ici : il change partout.",
  {
    value: schemaOf<number | string>({
      type: ["number", "string"],
      title: "Valeur",
      description:
        "Un nombre sans espace et avec un point décimal, ou le texte tel qu'il se lit dans une phrase. Un nombre s'imprime à la française : 1400 donne 1 400 ; une année se met donc entre guillemets.",
      examples: [20, "24 à 48 heures"],
      [TEXT_KEYWORD]: true,
    }),
    "unit?": text("Unité", "Écrite après le nombre, dans toutes les phrases qui citent le fait.", {
      examples: ["€", "%"],
    }),
    label: text(
      "Sens",
      "Ce que dit ce fait, et comment il entre dans une phrase ; pour qui relit, jamais montré.",
      {
        examples: [
          "prix d'une heure de travail, TTC, en euros",
          "nombre d'entreprises clientes ; se lit « plus de … »",
        ],
      },
    ),
    source: text(
      "Source",
      "D'où vient ce fait : un document, une page, une personne. Sert à le vérifier, jamais montrée.",
      { examples: ["Fiche sur le service de cartes", "Relevé de l'entreprise"] },
    ),
    "date?": token(
      "Date",
      "Jour, mois ou année où le fait a été constaté, entre guillemets. Un texte la montre où il cite ${date de …}, entre parenthèses ; sans date, il n'y montre rien.",
      {
        format: "day",
        pattern: "^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$",
        examples: ["2025-09-19", "2025-09", "2025"],
      },
    ),
    status: oneOf(
      "Statut",
      "confirmed : établi. to-confirm : à faire confirmer par l'entreprise ; le contrôle le rappelle tant qu'il le reste.",
      ["confirmed", "to-confirm"],
    ),
  },
);

const FACT_NAME = "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$";

/** The name of a fact whose number is a price. */
export const priceFact = (title: string, description: string, example: string) =>
  token(title, description, { pattern: FACT_NAME, examples: [example] });

/** All claims of the site, by name (spec sections 1 and 9), so that a number is typed once. */
export const facts = byName(
  "Faits",
  "Nom du fait en minuscules et traits d'union (tarif-horaire), puis sa valeur, son unité, sa source et son statut.",
  FACT_NAME,
  fact,
);

export type Fact = Static<typeof fact>;
export type Facts = Record<string, Fact>;
