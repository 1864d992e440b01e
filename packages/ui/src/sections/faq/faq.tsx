import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { PlainIsland } from "../../components/island/plain-island.tsx";
import { Section } from "../section/section.tsx";
import { WIDE } from "./wide.ts";
import styles from "./faq.module.css";

/**
 * Questions and answers: an accordion of native disclosures on a narrow screen, two columns of open ones on a
 * wide screen.
 */
export function Faq({ id, title, items }: Omit<ResolvedSection<"faq">, "type">) {
  return (
    <Section id={id} title={title}>
      <PlainIsland name="faq" when="visible" media={WIDE}>
        <div className={styles["list"]}>
          {items.map(({ question, answer }, i) => (
            <details className={styles["item"]} key={question} name={id ?? "faq"} open={i === 0}>
              <summary className={styles["question"]}>
                <French>{question}</French>
              </summary>
              <p className={styles["answer"]}>
                <LinkedText>{answer}</LinkedText>
              </p>
            </details>
          ))}
        </div>
      </PlainIsland>
    </Section>
  );
}
