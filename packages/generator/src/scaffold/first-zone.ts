import { fillTemplate } from "./fill-template.ts";

/**
 * Files that a site's first local page needs beside its own: the page that lists local pages, and the texts of all.
 * `schema` gives the address of a kind's editor schema, relative to a folder.
 */
export const firstZoneFiles = (
  schema: (kind: string, folder: string) => string,
): readonly (readonly [path: string, text: string])[] => [
  ["pages/zones.yaml", fillTemplate("templates/zones.yaml", schema("page", "pages"), {})],
  ["zone-defaults.yaml", fillTemplate("templates/zone-defaults.yaml", schema("zone-defaults", "."), {})],
];

/** The key of site.yaml without which no local page is allowed. */
export const ZONES_KEY = `
# La page qui réunit les pages locales, et ses libellés.
zones:
  route: /zones
  title: Où nous venons
  near: Nous venons aussi
  all: Toutes les communes
`;
