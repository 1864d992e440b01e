import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./client-case.module.css";

/** One client's premises: what they asked for, what we do there. */
export function ClientCase({
  id,
  title,
  client,
  picture,
  paragraphs,
  figures = [],
}: ResolvedSection<"client-case">) {
  return (
    <Section id={id} title={title}>
      <div className={picture ? `${styles["root"]} ${styles["illustrated"]}` : styles["root"]}>
        <div className={styles["text"]}>
          <p className={styles["client"]}>
            <French>{client}</French>
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <French>{paragraph}</French>
            </p>
          ))}
          {figures.length > 0 && (
            <dl className={styles["figures"]}>
              {figures.map(({ figure, text }) => (
                <div className={styles["item"]} key={text}>
                  <dt>
                    <French>{text}</French>
                  </dt>
                  <dd className={styles["figure"]}>
                    <French>{figure}</French>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {picture && (
          <Picture className={styles["picture"]} picture={picture} sizes="(min-width: 60rem) 38rem, 92vw" />
        )}
      </div>
    </Section>
  );
}
