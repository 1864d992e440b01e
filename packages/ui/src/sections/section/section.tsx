import type { ReactNode } from "react";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import styles from "./section.module.css";

interface SectionProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly intro?: string | undefined;
  /** A band across the window to stand on; without it, the page's own ground. */
  readonly ground?: "zinc" | "mist" | "hop";
  /** Whether little follows: then the title is small too, and in one line where it can be. */
  readonly slight?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page, in the page's column. */
export function Section({ id, title, intro, ground, slight = false, children }: SectionProps) {
  return (
    <section className={ground ? `${styles["root"]} ${styles[ground]}` : styles["root"]} id={id}>
      <div className={slight ? `${styles["column"]} ${styles["slight"]}` : styles["column"]}>
        <div className={styles["head"]}>
          <h2 className={styles["title"]}>
            <French>{title}</French>
          </h2>
          {intro !== undefined && (
            <p className={styles["intro"]}>
              <LinkedText>{intro}</LinkedText>
            </p>
          )}
        </div>
        <div className={styles["body"]}>{children}</div>
      </div>
    </section>
  );
}
