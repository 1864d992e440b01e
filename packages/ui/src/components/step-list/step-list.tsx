import type { IconName } from "@vitrine/schema/content/icon";
import { Foldable } from "../fold/fold.tsx";
import { frenchTitle } from "../french/french.tsx";
import { linkedText } from "../linked-text/linked-text.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./step-list.module.css";

interface StepListProps {
  readonly steps: readonly Step[];
  /** True if a phone folds the descriptions. */
  readonly folded?: boolean | undefined;
}

interface Step {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly description: string;
}

/** Steps in order, each with a large number. Their headings have the third rank, under a section's second. */
export function StepList({ steps, folded = false }: StepListProps) {
  return (
    <ol className={folded ? `${styles["root"]} ${styles["folded"]}` : styles["root"]}>
      {steps.map(({ icon, title, description }, i) => (
        <li className={styles["step"]} key={title}>
          <span className={styles["number"]} aria-hidden="true">
            {i + 1}
          </span>
          <Foldable
            folded={folded}
            summary={frenchTitle(title)}
            heading={
              <h3 className={styles["title"]}>
                {icon && <Icon name={icon} />}
                {frenchTitle(title)}
              </h3>
            }
          >
            <p>{linkedText(description)}</p>
          </Foldable>
        </li>
      ))}
    </ol>
  );
}
