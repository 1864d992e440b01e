import type { ZoneGroup } from "@vitrine/schema/page-props";
import { printed } from "./printed.ts";

/** Zones of two départements, with an arrondissement and a name that needs a line break. */
export const exampleZones: readonly ZoneGroup[] = printed([
  {
    department: { code: "75", name: "Paris" },
    zones: [
      { name: "Paris 1er", route: "/paris-1" },
      { name: "Paris 3e", route: "/paris-3" },
      { name: "Paris 16e", route: "/paris-16" },
    ],
    others: [],
  },
  {
    department: { code: "92", name: "Hauts-de-Seine" },
    zones: [
      { name: "Boulogne-Billancourt", route: "/boulogne-billancourt" },
      { name: "Clichy", route: "/clichy" },
      { name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", route: "/zones" },
    ],
    others: ["Antony", "Asnières-sur-Seine", "Bagneux", "L'Haÿ-les-Roses"],
  },
  { department: { code: "94", name: "Val-de-Marne" }, zones: [], others: ["Ablon-sur-Seine", "Alfortville"] },
]);
