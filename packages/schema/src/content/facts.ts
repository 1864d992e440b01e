import Type, { type Static } from "typebox";
import { oneOf, optional, strictObject, TEXT_KEYWORD, text, token } from "../fields.ts";

const fact = strictObject(
  { title: "Fait", description: "Un chiffre ou un engagement que les textes citent par son nom." },
  {
    value: Type.Unsafe<number | string>({
      type: ["number", "string"],
      title: "Valeur",
      description: "Un nombre, ou le texte tel qu'il se lit dans une phrase.",
      [TEXT_KEYWORD]: true,
    }),
    unit: optional(text({ title: "Unité", description: "Écrite après le nombre.", examples: ["€"] })),
    label: text({ title: "Sens", description: "Ce que dit ce fait, pour qui relit." }),
    source: text({ title: "Source" }),
    date: optional(token({ title: "Date", pattern: "^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$" })),
    status: oneOf(["confirmed", "to-confirm"], {
      title: "Statut",
      description: "confirmed : établi. to-confirm : à faire confirmer par l'entreprise.",
    }),
  },
);

/** All claims of the site, by name (spec sections 1 and 9). A number that is a fact is never typed twice. */
export const facts = Type.Record(Type.String({ pattern: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$" }), fact, {
  additionalProperties: false,
  title: "Faits",
  description:
    "Nom du fait en minuscules et traits d'union (tarif-horaire), puis sa valeur, son unité, sa source et son statut.",
});

export type Fact = Static<typeof fact>;
export type Facts = Record<string, Fact>;
