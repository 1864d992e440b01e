import type { IconName } from "@vitrine/schema/content/icon";
import { French } from "../french/french.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./step-list.module.css";

interface StepListProps {
  /** The label of the region that phones swipe; without it, the steps stand in one column. */
  readonly swiped?: string;
  readonly steps: readonly Step[];
}

interface Step {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly description: string;
}

/** Steps in order, each with a large number. Their headings have the third rank, under a section's second. */
export function StepList({ steps, swiped }: StepListProps) {
  const list = (
    <ol className={swiped === undefined ? styles["root"] : `${styles["root"]} ${styles["row"]}`}>
      {steps.map(({ icon, title, description }, i) => (
        <li className={styles["step"]} key={title}>
          <span className={styles["number"]} aria-hidden="true">
            {i + 1}
          </span>
          <h3 className={styles["title"]}>
            {icon && <Icon name={icon} />}
            <French>{title}</French>
          </h3>
          <p>
            <LinkedText>{description}</LinkedText>
          </p>
        </li>
      ))}
    </ol>
  );
  return swiped === undefined ? list : <ScrollRegion label={swiped}>{list}</ScrollRegion>;
}
