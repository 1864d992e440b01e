import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import styles from "./services.module.css";

/** An index of services: name and sentence. A service with a page links to it. */
export function Services({ id, title, intro, items }: Omit<ResolvedSection<"services">, "type">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {items.map(({ title: name, text, route }) => (
          <li className={styles["service"]} key={name}>
            <h3>
              {route === undefined ? (
                <French>{name}</French>
              ) : (
                <a href={route}>
                  <French>{name}</French>
                </a>
              )}
            </h3>
            <p className={styles["text"]}>
              <LinkedText>{text}</LinkedText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
