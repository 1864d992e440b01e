import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";
import styles from "./key-figures.module.css";

/** Numbers as decoration, each with its plain sentence; the first fills half the page. */
export function KeyFigures({ id, title, figures }: ResolvedSection<"key-figures">) {
  const { addresses } = useSite();
  // A longer figure, such as « 24 h/24 », would not fit half the page at the size of « 20 € ».
  const long = (figures[0]?.figure.length ?? 0) > 5;
  return (
    <Section id={id} title={title}>
      <dl className={long ? `${styles["root"]} ${styles["long"]}` : styles["root"]}>
        {figures.map(({ figure, text, link }) => (
          <div className={styles["item"]} key={figure}>
            <dt className={styles["text"]}>
              <French>{text}</French>
              {link && (
                <>
                  {" "}
                  <a href={addresses[link.address]}>
                    <French>{link.label}</French>
                  </a>
                </>
              )}
            </dt>
            <dd className={styles["figure"]}>
              <French>{figure}</French>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
