import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { Section } from "../section/section.tsx";
import styles from "./benefits.module.css";

/** What one gains, two by two, under titles that can be read alone. */
export function Benefits({ id, title, intro, items }: ResolvedSection<"benefits">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {items.map(({ icon, title: name, description }) => (
          <li className={styles["item"]} key={name}>
            <Icon name={icon} size={40} />
            <h3>
              <French>{name}</French>
            </h3>
            <p className={styles["text"]}>
              <French>{description}</French>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
