import type { SectorPageProps } from "@vitrine/schema/page-props";
import { French, FrenchParagraph } from "../french/french.tsx";
import styles from "./quotation.module.css";

/** One client's words in large type, across the page. */
export function Quotation({ name, role, duration, content }: NonNullable<SectorPageProps["testimonial"]>) {
  return (
    <div className={styles["root"]}>
      <figure className={styles["column"]}>
        <blockquote className={styles["words"]}>
          <FrenchParagraph>{`«\u00A0${content}\u00A0»`}</FrenchParagraph>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span>
            <French>{role}</French>
          </span>
          <span>
            <French>{duration}</French>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
