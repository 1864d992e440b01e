import type { SectorPageProps } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { french, frenchTitle } from "../french/french.tsx";
import styles from "./day-line.module.css";

/** A day to scale: a line across the page, or down a phone. Strokes on it are our visits. */
export function DayLine({ title, from, moments }: NonNullable<SectorPageProps["day"]>) {
  return (
    <section className={styles["root"]}>
      <h2 className={styles["title"]}>{frenchTitle(title)}</h2>
      <ol className={styles["line"]}>
        {moments.map(({ until, ours, text }, i) => {
          const start = moments[i - 1]?.until ?? from;
          const hours = HOURS.filter((each) => (until - start) & each).map((each) => styles[`h${each}`]);
          return (
            <li className={classes(styles["moment"], ...hours, ours && styles["ours"])} key={until}>
              <p className={styles["hour"]}>{shown(start)}</p>
              <p className={styles["text"]}>
                <b>{ours ? "Nous\u00A0:" : "Vous\u00A0:"}</b> {french(text)}
              </p>
              {i === moments.length - 1 && (
                <p className={`${styles["hour"]} ${styles["end"]}`}>{shown(until)}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Each length is a sum of these, for which the stylesheet has classes. */
const HOURS = [1, 2, 4, 8, 16];

/** An hour as French prints it. */
const shown = (hour: number) => `${hour}\u202Fh`;
