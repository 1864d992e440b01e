import type { FeatureTile } from "@vitrine/schema/content/feature-tile";
import { Foldable } from "../fold/fold.tsx";
import { french } from "../french/french.tsx";
import { linkedText } from "../linked-text/linked-text.tsx";
import styles from "./feature-tiles.module.css";

interface FeatureTilesProps {
  readonly tiles: readonly FeatureTile[];
  /** True if a phone folds all but the first. */
  readonly folded?: boolean;
}

/** The features of an offer, one below the other. */
export function FeatureTiles({ tiles, folded = false }: FeatureTilesProps) {
  return (
    <ul className={styles["root"]}>
      {tiles.map(({ title, text }, i) => (
        <li className={styles["tile"]} key={title}>
          <Foldable
            folded={folded}
            open={i === 0}
            summary={french(title)}
            heading={<h3 className={styles["title"]}>{french(title)}</h3>}
          >
            <p>{linkedText(text)}</p>
          </Foldable>
        </li>
      ))}
    </ul>
  );
}
