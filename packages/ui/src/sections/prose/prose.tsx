import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Fold } from "../../components/fold/fold.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { Planning } from "../../components/planning/planning.tsx";
import { Section } from "../section/section.tsx";
import styles from "./prose.module.css";

/** Running text under a title. On a phone, the text after the first paragraph is folded. */
export function Prose({ id, title, paragraphs: [first, ...rest], planning }: ResolvedSection<"prose">) {
  return (
    <Section id={id} title={title} ground="joined">
      <div className={styles["root"]}>
        {first !== undefined && (
          <p>
            <LinkedText>{first}</LinkedText>
          </p>
        )}
        {rest.length > 0 && (
          <Fold summary="Lire la suite">
            {rest.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
          </Fold>
        )}
      </div>
      {planning && <Planning {...planning} />}
    </Section>
  );
}
