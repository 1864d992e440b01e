import type { IconName } from "@vitrine/schema/content/icon";
import { French } from "../french/french.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./step-list.module.css";

interface StepListProps {
  /** The name of the region that a phone's visitor swipes; without it, one step stands under the other. */
  readonly swiped?: string;
  readonly steps: readonly Step[];
}

interface Step {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly description: string;
}

/** Steps in their order, each with its number in large. They stand below a heading of the second rank. */
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
