import type { Static } from "typebox";
import { list, strictObject, token } from "../fields.ts";

/** The map of tiles, of any set of places. */
export const zoneMap = strictObject(
  "Carte des zones",
  "Une case par commune ou arrondissement, où qu'il soit.",
  {
    "departments?": list(
      "Départements couverts",
      "S'il y en a, toutes leurs communes doivent avoir une case, et aucune autre n'en a.",
      token("Numéro de département", "Deux ou trois caractères, entre guillemets.", {
        pattern: "^(?:\\d{2,3}|2[AB])$",
        examples: ["69"],
      }),
      { uniqueItems: true },
    ),
    rows: list(
      "Rangs",
      "Du nord au sud ; deux cases qui se touchent sont deux lieux qui se touchent.",
      token(
        "Rang de cases",
        "D'ouest en est, séparés par des espaces : un code INSEE, ou un point pour un vide.",
        { pattern: "^ *(?:(?:\\d{5}|2[AB]\\d{3}|\\.)(?: +|$))+$", examples: [".     92024 75117"] },
      ),
      { maxItems: 60 },
    ),
  },
);

export type ZoneMap = Static<typeof zoneMap>;
