import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Fold } from "../../components/fold/fold.tsx";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Planning } from "../../components/planning/planning.tsx";
import { Section } from "../section/section.tsx";
import styles from "./prose.module.css";

/** Running text under a title. A phone folds the text after the first paragraph if it has words for that. */
export function Prose({ id, title, paragraphs: [first, ...rest], more, planning }: ResolvedSection<"prose">) {
  const others = rest.map((paragraph) => <p key={paragraph}>{linkedText(paragraph)}</p>);
  return (
    <Section id={id} title={title} ground="joined">
      <div className={styles["root"]}>
        {first !== undefined && <p>{linkedText(first)}</p>}
        {others.length > 0 &&
          (more === undefined ? <div>{others}</div> : <Fold summary={french(more)}>{others}</Fold>)}
      </div>
      {planning && <Planning {...planning} />}
    </Section>
  );
}
