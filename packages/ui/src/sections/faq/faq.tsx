import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Fold } from "../../components/fold/fold.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { PlainIsland } from "../../components/island/plain-island.tsx";
import { Section } from "../section/section.tsx";
import { WIDE } from "./wide.ts";
import styles from "./faq.module.css";

type FaqProps = Omit<ResolvedSection<"faq">, "type">;

/** Questions that show on a phone before the visitor unfolds the others. */
const SHOWN = 4;

/**
 * Questions and answers: an accordion of native disclosures on a narrow screen, two columns of open ones on a
 * wide screen.
 */
export function Faq({ id, title, items }: FaqProps) {
  // A fold for a single question would save no line.
  const shown = items.length > SHOWN + 1 ? SHOWN : items.length;
  const answers = items.map((item, i) => (
    <Answer {...item} key={item.question} group={id ?? "faq"} open={i === 0} />
  ));
  return (
    <Section id={id} title={title}>
      <PlainIsland name="faq" when="visible" media={WIDE}>
        <div className={styles["list"]}>
          {answers.slice(0, shown)}
          {shown < items.length && <Fold summary="Les autres questions">{answers.slice(shown)}</Fold>}
        </div>
      </PlainIsland>
    </Section>
  );
}

interface AnswerProps extends Pick<FaqProps["items"][number], "question" | "answer"> {
  /** Name that answers of one accordion share. */
  readonly group: string;
  readonly open: boolean;
}

function Answer({ question, answer, group, open }: AnswerProps) {
  return (
    <details className={styles["item"]} name={group} open={open}>
      <summary className={styles["question"]}>
        <French>{question}</French>
      </summary>
      <p className={styles["answer"]}>
        <LinkedText>{answer}</LinkedText>
      </p>
    </details>
  );
}
