import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french } from "../../components/french/french.tsx";
import { PlainIsland } from "../../components/island/island.tsx";
import section from "../section/section.module.css";
import { Section } from "../section/section.tsx";
import styles from "./logo-strip.module.css";

/** The partners' logos. Their motion, once the script has added a copy, can be stopped. */
export function LogoStrip({ id, title, note, logos }: ResolvedSection<"logo-strip">) {
  return (
    <Section id={id} title={title} slight>
      <div className={styles["window"]}>
        <PlainIsland name="logo-strip" when="visible">
          <div className={styles["track"]}>
            <ul className={styles["set"]}>
              {logos.map(({ name, src, width, height }) => (
                <li key={src}>
                  <img
                    className={styles["logo"]}
                    src={src}
                    width={width}
                    height={height}
                    alt={name}
                    loading="lazy"
                  />
                </li>
              ))}
            </ul>
          </div>
        </PlainIsland>
      </div>
      <label className={`${section["note"]} ${styles["pause"]}`}>
        <input type="checkbox" /> Arrêter le défilement
      </label>
      {note !== undefined && <p className={section["note"]}>{french(note)}</p>}
    </Section>
  );
}
