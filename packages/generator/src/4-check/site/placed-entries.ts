import type { FrameEntry } from "@vitrine/schema/content/site/nav";
import type { Site } from "@vitrine/schema/content/site";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** An entry of a menu or of the footer, and its place in site.yaml. */
interface PlacedEntry extends FrameEntry {
  readonly path: ContentPath;
}

/** Lists the entries of all menus. */
export const menuEntries = ({ nav = {} }: Pick<Site, "nav">): PlacedEntry[] =>
  Object.entries(nav).flatMap(([name, { entries }]) => placed(["nav", name, "entries"], entries));

/** Lists the entries of the footer. */
export const footerEntries = ({ footer: { columns = [], legal } }: Pick<Site, "footer">): PlacedEntry[] => [
  ...columns.flatMap(({ entries }, i) => placed(["footer", "columns", i, "entries"], entries)),
  ...placed(["footer", "legal"], legal),
];

const placed = (path: ContentPath, entries: readonly FrameEntry[] = []) =>
  entries.map((entry, i) => ({ ...entry, path: [...path, i] }));
