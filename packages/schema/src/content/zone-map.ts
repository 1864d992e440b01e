import type { Static } from "typebox";
import { list, strictObject, token } from "../fields.ts";

/** The map of tiles. Every place of the départements that the company serves has one tile. */
export const zoneMap = strictObject(
  {
    title: "Carte des zones",
    description: "Les départements couverts, et une case par commune ou arrondissement.",
  },
  {
    departments: list(
      token({
        title: "Numéro de département",
        description: "Deux ou trois caractères, entre guillemets.",
        pattern: "^(?:\\d{2,3}|2[AB])$",
        examples: ["92"],
      }),
      {
        title: "Départements couverts",
        description: "Là où l'entreprise intervient : toutes leurs communes doivent avoir une case.",
        uniqueItems: true,
      },
    ),
    rows: list(
      token({
        title: "Rang de cases",
        description: "D'ouest en est, séparés par des espaces : un code INSEE, ou un point pour un vide.",
        pattern: "^ *(?:(?:\\d{5}|2[AB]\\d{3}|\\.)(?: +|$))+$",
        examples: [".     92024 75117"],
      }),
      {
        title: "Rangs",
        description: "Du nord au sud ; deux cases qui se touchent sont deux lieux qui se touchent.",
        maxItems: 60,
      },
    ),
  },
);

export type ZoneMap = Static<typeof zoneMap>;
