import type { SectorPageProps } from "@vitrine/schema/page-props";
import { french, frenchParagraph } from "../french/french.tsx";
import styles from "./quotation.module.css";

/** One client's words in large type, across the page. */
export function Quotation({ name, role, duration, content }: NonNullable<SectorPageProps["testimonial"]>) {
  return (
    <div className={styles["root"]}>
      <figure className={styles["column"]}>
        <blockquote className={styles["words"]}>{frenchParagraph(`«\u00A0${content}\u00A0»`)}</blockquote>
        <figcaption>
          <b>{name}</b>
          <span>{french(role)}</span>
          {duration !== undefined && <span>{french(duration)}</span>}
        </figcaption>
      </figure>
    </div>
  );
}
