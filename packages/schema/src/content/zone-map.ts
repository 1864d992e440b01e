import type { Static } from "typebox";
import { list, optional, strictObject, token } from "../fields.ts";

/** The map of tiles, of any set of places. */
export const zoneMap = strictObject(
  {
    title: "Carte des zones",
    description: "Une case par commune ou arrondissement, où qu'il soit.",
  },
  {
    departments: optional(
      list(
        token({
          title: "Numéro de département",
          description: "Deux ou trois caractères, entre guillemets.",
          pattern: "^(?:\\d{2,3}|2[AB])$",
          examples: ["69"],
        }),
        {
          title: "Départements couverts",
          description: "S'il y en a, toutes leurs communes doivent avoir une case, et aucune autre n'en a.",
          uniqueItems: true,
        },
      ),
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
