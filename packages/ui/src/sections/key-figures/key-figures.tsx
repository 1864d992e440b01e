import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";
import styles from "./key-figures.module.css";

/** Numbers as decoration, each with its plain sentence. */
export function KeyFigures({ id, title, figures }: ResolvedSection<"key-figures">) {
  const { addresses } = useSite();
  return (
    <Section id={id} title={title}>
      <dl className={styles["root"]}>
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
