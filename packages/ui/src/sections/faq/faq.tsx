import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { Section } from "../section/section.tsx";
import styles from "./faq.module.css";

/** Questions and answers: native disclosures, one open at a time. */
export function Faq({ id, title, items }: ResolvedSection<"faq">) {
  return (
    <Section id={id} title={title} beside>
      {items.map(({ icon, question, answer }, i) => (
        <details className={styles["item"]} key={question} name={id ?? "faq"} open={i === 0}>
          <summary className={styles["question"]}>
            <Icon name={icon} />
            <French>{question}</French>
          </summary>
          <p className={styles["answer"]}>
            <French>{answer}</French>
          </p>
        </details>
      ))}
    </Section>
  );
}
