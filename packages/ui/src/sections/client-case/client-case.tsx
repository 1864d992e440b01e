import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./client-case.module.css";

const SIZES = "(min-width: 60rem) 40rem, 92vw";

/**
 * A client's premises: the figures in very large type beside a picture, then the client's request and our
 * service there.
 */
export function ClientCase({
  id,
  title,
  client,
  picture,
  paragraphs,
  figures = [],
}: ResolvedSection<"client-case">) {
  return (
    <Section id={id} title={title} intro={client} ground="brand">
      <div className={styles["opening"]}>
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
        {picture && <Picture className={styles["picture"]} picture={picture} sizes={SIZES} />}
      </div>
      <div className={styles["text"]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
      </div>
    </Section>
  );
}
