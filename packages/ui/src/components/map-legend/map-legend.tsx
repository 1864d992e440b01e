import type { TileRows } from "@vitrine/schema/page-props";
import styles from "./map-legend.module.css";

/** Says in a few words what the colours of a map of tiles mean, if it has both. */
export function MapLegend({ rows }: { readonly rows: TileRows }) {
  if (rows.flat().every((tile) => tile === null || tile.route !== undefined)) return null;
  return (
    <p className={styles["root"]} aria-hidden="true">
      <span className={styles["page"]}>avec sa page</span> <span>nous y venons aussi</span>
    </p>
  );
}
