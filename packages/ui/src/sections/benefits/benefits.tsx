import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Section } from "../section/section.tsx";
import styles from "./benefits.module.css";

/**
 * The client's benefits in two columns, each under a figure or title that makes sense alone. On a phone they
 * stand in one row.
 */
export function Benefits({ id, title, intro, items }: ResolvedSection<"benefits">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ScrollRegion label={title}>
        <ul className={styles["root"]}>
          {items.map(({ figure, title: name, description }) => (
            <li className={styles["item"]} key={name}>
              {figure !== undefined && (
                <p className={styles["figure"]}>
                  <French>{figure}</French>
                </p>
              )}
              <h3>
                <French>{name}</French>
              </h3>
              <p className={styles["text"]}>
                <LinkedText>{description}</LinkedText>
              </p>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Section>
  );
}
