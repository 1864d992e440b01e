import type { ZoneGroup } from "@vitrine/schema/page-props";
import { printed } from "./printed.ts";

/** Zones of two départements, with an arrondissement and a name that breaks. */
export const exampleZones: readonly ZoneGroup[] = printed([
  {
    department: { code: "75", name: "Paris" },
    zones: [
      { name: "Paris 1er", route: "/paris-1", postalCodes: ["75001"] },
      { name: "Paris 3e", route: "/paris-3", postalCodes: ["75003"] },
      { name: "Paris 16e", route: "/paris-16", postalCodes: ["75016", "75116"] },
    ],
  },
  {
    department: { code: "92", name: "Hauts-de-Seine" },
    zones: [
      { name: "Boulogne-Billancourt", route: "/boulogne-billancourt", postalCodes: ["92100"] },
      { name: "Clichy", route: "/clichy", postalCodes: ["92110"] },
      { name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", route: "/zones", postalCodes: ["51290"] },
    ],
  },
]);
