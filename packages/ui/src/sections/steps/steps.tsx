import type { ResolvedSection } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { Foldable } from "../../components/fold/fold.tsx";
import { frenchTitle } from "../../components/french/french.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import styles from "./steps.module.css";

/** A section of numbered steps. */
export function Steps({ id, title, intro, ...list }: ResolvedSection<"steps">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <StepList {...list} />
    </Section>
  );
}

type Step = ResolvedSection<"quote-form">["thanks"]["steps"][number];

interface StepListProps {
  readonly steps: readonly Step[];
  /** True if a phone folds the descriptions. */
  readonly folded?: boolean | undefined;
}

/** Steps in order, each with a large number. */
export function StepList({ steps, folded = false }: StepListProps) {
  return (
    <ol className={classes(styles["root"], folded && styles["folded"])}>
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
