import type { SectorPageProps } from "@vitrine/schema/page-props";
import { bindEnd } from "../french/bind-end.ts";
import { French } from "../french/french.tsx";
import styles from "./quotation.module.css";

/** One client's words in large type, across the page. */
export function Quotation({ name, role, duration, content }: NonNullable<SectorPageProps["testimonial"]>) {
  return (
    <div className={styles["root"]}>
      <figure className={styles["column"]}>
        <blockquote className={styles["words"]}>
          <French>{bindEnd(`«\u00A0${content}\u00A0»`)}</French>
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
