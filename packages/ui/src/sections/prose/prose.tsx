import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Section } from "../section/section.tsx";
import styles from "./prose.module.css";

/** Running text under a title. */
export function Prose({ id, title, paragraphs }: ResolvedSection<"prose">) {
  return (
    <Section id={id} title={title}>
      <div className={styles["root"]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <French>{paragraph}</French>
          </p>
        ))}
      </div>
    </Section>
  );
}
