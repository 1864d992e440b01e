import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./team.module.css";

/** A portrait's width: at most a third of a wide screen. */
const SIZES = "(min-width: 82rem) 24rem, (min-width: 48rem) 30vw, 7rem";

/** People with their names, what they do and, if all or some have one, their portraits. */
export function Team({ id, title, intro, items }: ResolvedSection<"team">) {
  const hasPortraits = items.some(({ picture }) => picture !== undefined);
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={`${styles["root"]} ${styles[rowsOf(items.length)]}`}>
        {items.map(({ name, role, text, picture }) => (
          <li className={hasPortraits ? styles["person"] : styles["plain"]} key={`${name} ${role}`}>
            {hasPortraits && (
              <div className={styles["portrait"]}>
                {picture === undefined ? (
                  <Initial name={name} />
                ) : (
                  <Picture picture={picture} sizes={SIZES} />
                )}
              </div>
            )}
            <div>
              <h3 className={styles["name"]}>{french(name)}</h3>
              <p className={styles["role"]}>{french(role)}</p>
              {text !== undefined && <p className={styles["text"]}>{linkedText(text)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Stands where the others' portraits are. */
const Initial = ({ name }: { readonly name: string }) => (
  <span className={styles["initial"]} aria-hidden="true">
    {Array.from(name.replace(TITLE, ""))[0]}
  </span>
);

/** A title before a name: two notaries have no other initial than « M » by theirs. */
const TITLE = /^(?:Maître|Me|Docteure?|Dre?|Pre?|Mme|Mlle|M)\.?\s+/;

/** How many people a wide screen's row has: two beside their words, or the three or four that leave fewer places empty. */
export function rowsOf(count: number): "twos" | "threes" | "fours" {
  if (count < 3) return "twos";
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return empty(3) < empty(4) ? "threes" : "fours";
}
