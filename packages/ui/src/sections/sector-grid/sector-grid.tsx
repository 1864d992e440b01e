import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";
import styles from "./sector-grid.module.css";

/** All sectors, in menu order, each with its sentence. */
export function SectorGrid({ id, title, intro }: ResolvedSection<"sector-grid">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {useSite().sectors.map(({ name, route, icon, summary }) => (
          <li key={route}>
            <a className={styles["link"]} href={route}>
              <Icon name={icon} size={28} />
              <span className={styles["name"]}>
                <French>{name}</French>
              </span>
              <span className={styles["summary"]}>
                <French>{summary}</French>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
