import type { IconName } from "@vitrine/schema/content/icon";
import { Fold } from "../fold/fold.tsx";
import { French } from "../french/french.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
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
      {steps.map((step, i) => (
        <li className={styles["step"]} key={step.title}>
          <span className={styles["number"]} aria-hidden="true">
            {i + 1}
          </span>
          <Words {...step} folded={folded} />
        </li>
      ))}
    </ol>
  );
}

/** The icon, title and description of a step. */
function Words({ icon, title, description, folded }: Step & { readonly folded: boolean }) {
  const heading = (
    <h3 className={styles["title"]}>
      {icon && <Icon name={icon} />}
      <French>{title}</French>
    </h3>
  );
  const text = (
    <p>
      <LinkedText>{description}</LinkedText>
    </p>
  );
  if (folded)
    return (
      <Fold summary={<French>{title}</French>} heading={heading}>
        {text}
      </Fold>
    );
  return (
    <>
      {heading}
      {text}
    </>
  );
}
