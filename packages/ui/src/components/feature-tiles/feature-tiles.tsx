import type { FeatureTile } from "@vitrine/schema/content/feature-tile";
import { French } from "../french/french.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import styles from "./feature-tiles.module.css";

/** The features of an offer, one below the other. */
export function FeatureTiles({ tiles }: { readonly tiles: readonly FeatureTile[] }) {
  return (
    <ul className={styles["root"]}>
      {tiles.map(({ title, text }) => (
        <li className={styles["tile"]} key={title}>
          <h3 className={styles["title"]}>
            <French>{title}</French>
          </h3>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
