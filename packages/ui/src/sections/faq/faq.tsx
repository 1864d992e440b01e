import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { PlainIsland } from "../../components/island/plain-island.tsx";
import { Section } from "../section/section.tsx";
import { WIDE } from "./wide.ts";
import styles from "./faq.module.css";

/** Questions and answers: an accordion of native disclosures on a narrow screen, all of them open on a wide one. */
export function Faq({ id, title, items }: Omit<ResolvedSection<"faq">, "type">) {
  return (
    <Section id={id} title={title} beside>
      <PlainIsland name="faq" when="visible" media={WIDE}>
        {items.map(({ icon, question, answer }, i) => (
          <details className={styles["item"]} key={question} name={id ?? "faq"} open={i === 0}>
            <summary className={styles["question"]}>
              {icon && <Icon name={icon} />}
              <French>{question}</French>
            </summary>
            <p className={icon ? `${styles["answer"]} ${styles["indented"]}` : styles["answer"]}>
              <French>{answer}</French>
            </p>
          </details>
        ))}
      </PlainIsland>
    </Section>
  );
}
