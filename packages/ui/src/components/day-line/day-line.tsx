import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { SectorPageProps } from "@vitrine/schema/page-props";
import { French, FrenchParagraph } from "../french/french.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./day-line.module.css";

interface DayLineProps extends NonNullable<SectorPageProps["day"]> {
  /** The room that stands on the line's evening. */
  readonly picture: ResolvedPicture;
}

/** A day to scale, under the room: a line across the page, or down a phone. Strokes on it are our visits. */
export function DayLine({ title, from, moments, picture }: DayLineProps) {
  return (
    <section className={styles["root"]}>
      <h2 className={styles["title"]}>
        <French>{title}</French>
      </h2>
      <Picture className={styles["room"]} picture={{ ...picture, alt: "" }} sizes="21rem" thumbnail />
      <ol className={styles["line"]}>
        {moments.map(({ until, ours, text }, i) => {
          const start = moments[i - 1]?.until ?? from;
          const marks = ["moment", `h${until - start}`, ...(ours ? ["ours"] : [])];
          return (
            <li className={marks.map((mark) => styles[mark]).join(" ")} key={until}>
              <p className={styles["hour"]}>{shown(start)}</p>
              <p className={styles["text"]}>
                <b>{ours ? "Nous\u00A0:" : "Vous\u00A0:"}</b> <FrenchParagraph>{text}</FrenchParagraph>
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

/** An hour as French prints it. */
const shown = (hour: number) => `${hour}\u202Fh`;
