import type { Static } from "typebox";
import { list, strictObject, token } from "../fields.ts";

/** The map of tiles: every place of the départements that the company covers, one tile each. */
export const zoneMap = strictObject(
  {
    title: "Carte des zones",
    description: "Les départements couverts, et une case par commune ou arrondissement.",
  },
  {
    departments: list(
      token({ title: "Numéro de département", pattern: "^(?:\\d{2,3}|2[AB])$", examples: ["92"] }),
      { title: "Départements couverts", uniqueItems: true },
    ),
    rows: list(
      token({
        title: "Rang de cases",
        description: "D'ouest en est, séparés par des espaces : un code INSEE, ou un point pour un vide.",
        pattern: "^ *(?:(?:\\d{5}|2[AB]\\d{3}|\\.)(?: +|$))+$",
        examples: [".     92024 75117"],
      }),
      { title: "Rangs", description: "Du nord au sud.", maxItems: 60 },
    ),
  },
);

export type ZoneMap = Static<typeof zoneMap>;
