import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { Section } from "../section/section.tsx";
import styles from "./services.module.css";

/** What we do, as an index: name, sentence, sign. A service with a page of its own links to it. */
export function Services({ id, title, intro, items }: Omit<ResolvedSection<"services">, "type">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {items.map(({ icon, title: name, text, route }) => (
          <li className={styles["service"]} key={name}>
            {icon && <Icon name={icon} size={28} />}
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
              <French>{text}</French>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
