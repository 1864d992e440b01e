import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Section } from "../section/section.tsx";
import styles from "./steps.module.css";

/** Numbered steps, in order. */
export function Steps({ id, title, intro, steps }: ResolvedSection<"steps">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ol className={styles["root"]}>
        {steps.map((step, i) => (
          <li className={styles["step"]} key={step.title}>
            <span className={styles["number"]} aria-hidden="true">
              {i + 1}
            </span>
            <h3 className={styles["title"]}>
              <French>{step.title}</French>
            </h3>
            <p>
              <French>{step.description}</French>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
