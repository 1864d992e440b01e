import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Fold } from "../../components/fold/fold.tsx";
import { Section } from "../section/section.tsx";
import styles from "./prose.module.css";

/** Running text under a title. On a phone what follows the first paragraph unfolds. */
export function Prose({ id, title, paragraphs: [first, ...rest] }: ResolvedSection<"prose">) {
  return (
    <Section id={id} title={title}>
      <div className={styles["root"]}>
        {first !== undefined && (
          <p>
            <French>{first}</French>
          </p>
        )}
        {rest.length > 0 && (
          <Fold summary="Lire la suite">
            {rest.map((paragraph) => (
              <p key={paragraph}>
                <French>{paragraph}</French>
              </p>
            ))}
          </Fold>
        )}
      </div>
    </Section>
  );
}
