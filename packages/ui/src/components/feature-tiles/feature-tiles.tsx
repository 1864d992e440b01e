import type { FeatureTile } from "@vitrine/schema/content/feature-tile";
import { French } from "../french/french.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./feature-tiles.module.css";

/** What one gets, one under the other. */
export function FeatureTiles({ tiles }: { readonly tiles: readonly FeatureTile[] }) {
  return (
    <ul className={styles["root"]}>
      {tiles.map(({ icon, title, text }) => (
        <li className={styles["tile"]} key={title}>
          <Icon name={icon} size={28} />
          <h3 className={styles["title"]}>
            <French>{title}</French>
          </h3>
          <p className={styles["text"]}>
            <French>{text}</French>
          </p>
        </li>
      ))}
    </ul>
  );
}
