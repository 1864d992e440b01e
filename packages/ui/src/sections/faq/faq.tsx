import type { ResolvedSection } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { frenchTitle } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { PlainIsland } from "../../components/island/island.tsx";
import { Section } from "../section/section.tsx";
import { WIDE } from "./faq.island.ts";
import rest from "./faq-more.module.css";
import styles from "./faq.module.css";

type FaqProps = Omit<ResolvedSection<"faq">, "type">;

/** Questions that show before the visitor unfolds the others. */
const SHOWN = 4;

/** Questions and answers: an accordion of native disclosures, on a wide screen columns of open ones. */
export function Faq({ id, title, items }: FaqProps) {
  // A fold for a single question would save no line.
  const hasMore = items.length > SHOWN + 1;
  const shown = hasMore ? SHOWN : items.length;
  const answers = items.map((item, i) => (
    // A second question that is the last would stand alone in half of the width.
    <Answer {...item} key={item.question} group={id ?? "faq"} leads={i === 0 || items.length === 2} />
  ));
  return (
    <Section id={id} title={title} ground="shade">
      <PlainIsland name="faq" when="visible" media={WIDE}>
        <div className={classes(styles["list"], hasMore && rest["list"])}>
          {answers.slice(0, shown)}
          {hasMore && (
            <details className={rest["more"]}>
              <summary>Les autres questions</summary>
              <div className={styles["list"]}>{answers.slice(shown)}</div>
            </details>
          )}
        </div>
      </PlainIsland>
    </Section>
  );
}

interface AnswerProps extends Pick<FaqProps["items"][number], "question" | "answer"> {
  /** Name that answers of one accordion share. */
  readonly group: string;
  /** True for a question that takes the whole width of a wide screen, in larger letters. */
  readonly leads: boolean;
}

function Answer({ question, answer, group, leads }: AnswerProps) {
  return (
    <details className={classes(styles["item"], leads && styles["lead"])} name={group}>
      <summary className={styles["question"]}>{frenchTitle(question)}</summary>
      <p className={styles["answer"]}>{linkedText(answer)}</p>
    </details>
  );
}
