import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Fold } from "../../components/fold/fold.tsx";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import framed from "../../components/picture/framed.module.css";
import { Picture } from "../../components/picture/picture.tsx";
import { Planning } from "../../components/planning/planning.tsx";
import { Section } from "../section/section.tsx";
import pictured from "./pictured-prose.module.css";
import styles from "./prose.module.css";

/** Running text, beside its picture if it has one. With words for that, a phone folds all but the first paragraph. */
export function Prose({ paragraphs, more, picture, planning, ...head }: ResolvedSection<"prose">) {
  const [first, ...rest] = paragraphs;
  const others = rest.map((paragraph) => <p key={paragraph}>{linkedText(paragraph)}</p>);
  const text = (
    <div className={styles["root"]}>
      {first !== undefined && <p>{linkedText(first)}</p>}
      {others.length > 0 &&
        (more === undefined ? <div>{others}</div> : <Fold summary={french(more)}>{others}</Fold>)}
    </div>
  );
  return (
    <Section {...head} ground="joined">
      {picture === undefined ? (
        text
      ) : (
        <div className={pictured["root"]}>
          <Picture
            className={picture.framed && framed["root"]}
            picture={picture}
            sizes="(min-width: 60rem) 36vw, 100vw"
          />
          {text}
        </div>
      )}
      {planning && <Planning {...planning} />}
    </Section>
  );
}
