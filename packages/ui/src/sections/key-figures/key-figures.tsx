import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french, frenchFigure } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { linkTo } from "../../link-to.ts";
import { useSite } from "../../site-provider.ts";
import { Section } from "../section/section.tsx";
import words from "./figure-in-words.module.css";
import styles from "./key-figures.module.css";

/** Numbers as decoration, each with its plain sentence; the first takes half of the section. */
export function KeyFigures({ id, title, figures }: ResolvedSection<"key-figures">) {
  const site = useSite();
  return (
    <Section id={id} title={title} ground="brand" hidesTitle>
      <dl className={styles["root"]}>
        {figures.map(({ figure, text, link }) => (
          <div className={styles["item"]} key={figure}>
            <dt className={styles["text"]}>
              {linkedText(text)}
              {link && (
                <>
                  {" "}
                  <a {...linkTo(site, link.address)}>{french(link.label)}</a>
                </>
              )}
            </dt>
            <dd className={`${styles["figure"]} ${sizeOf(figure)}`}>{frenchFigure(figure)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Class of a figure's size: « 20 € » may be larger than « 24 h/24 »; a longer one is text with line breaks. */
const sizeOf = (figure: string) =>
  figure.length <= 5 ? styles["short"] : figure.length <= 8 ? styles["medium"] : words["root"];
