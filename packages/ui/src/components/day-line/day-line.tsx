import type { Sector } from "@vitrine/schema/content/sector";
import { French } from "../french/french.tsx";
import styles from "./day-line.module.css";

/** A day as a row of blocks, or a column on a phone: ours for visits, the client's for the rest. */
export function DayLine({ title, moments }: NonNullable<Sector["day"]>) {
  return (
    <section className={styles["root"]}>
      <h2 className={styles["title"]}>
        <French>{title}</French>
      </h2>
      <ol className={styles["line"]}>
        {moments.map(({ ours, text }) => (
          <li className={ours ? `${styles["moment"]} ${styles["ours"]}` : styles["moment"]} key={text}>
            <b className={styles["who"]}>{ours ? "Nous" : "Vous"}</b>
            <span>
              <French>{text}</French>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
