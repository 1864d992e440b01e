import type { Static, TSchema } from "typebox";
import { facts } from "./content/facts.ts";
import { form } from "./content/form.ts";
import { legal } from "./content/legal.ts";
import { partners } from "./content/partners.ts";
import { page } from "./content/page.ts";
import { sector } from "./content/sector.ts";
import { site } from "./content/site.ts";
import { theme } from "./content/theme.ts";
import { zone, zoneDefaults } from "./content/zone.ts";
import { zoneMap } from "./content/zone-map.ts";

export type ContentKind = keyof typeof contentKinds;

interface ContentKindDefinition {
  /** The file, or the folder with a trailing slash, under the content folder. */
  readonly place: string;
  readonly schema: TSchema;
}

/** Every kind of content: the place of its files and their schema. */
export const contentKinds = {
  site: { place: "site.yaml", schema: site },
  theme: { place: "theme.yaml", schema: theme },
  facts: { place: "facts.yaml", schema: facts },
  form: { place: "form.yaml", schema: form },
  partners: { place: "partners.yaml", schema: partners },
  "zone-defaults": { place: "zone-defaults.yaml", schema: zoneDefaults },
  "zone-map": { place: "zone-map.yaml", schema: zoneMap },
  sector: { place: "sectors/", schema: sector },
  zone: { place: "zones/", schema: zone },
  page: { place: "pages/", schema: page },
  legal: { place: "legal/", schema: legal },
} as const satisfies Record<string, ContentKindDefinition>;

/** The data of a valid file of a kind. */
export type ContentData<Kind extends ContentKind> = Static<(typeof contentKinds)[Kind]["schema"]>;

const KINDS = Object.entries(contentKinds) as [ContentKind, ContentKindDefinition][];

/** Returns the kind of a file, by its path in the content folder; undefined if no kind has that place. */
export function contentKindOf(path: string): ContentKind | undefined {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return KINDS.find(([, { place }]) => place === path || place === folder)?.[0];
}
