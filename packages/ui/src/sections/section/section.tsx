import type { ReactNode } from "react";
import { classes } from "../../classes.ts";
import { frenchTitle } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import styles from "./section.module.css";

interface SectionProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly intro?: string | undefined;
  /** Colour of its band; without it, the page's shows. A joined section forms one band with a tinted one after it. */
  readonly ground?: "shade" | "tint" | "brand" | "joined";
  /** True for a section with little content, whose title is small and fits in one line if possible. */
  readonly slight?: boolean;
  /** True for a section that speaks for itself: only screen readers get its title. */
  readonly hidesTitle?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page, in the page's column. */
export function Section({ id, title, intro, ground, slight, hidesTitle, children }: SectionProps) {
  return (
    <section className={classes(styles["root"], ground && styles[ground])} id={id}>
      <div className={classes(styles["column"], slight && styles["slight"])}>
        <div className={styles[hidesTitle ? "said" : "head"]}>
          <h2 className={styles["title"]}>{frenchTitle(title)}</h2>
          {intro !== undefined && <p className={styles["intro"]}>{linkedText(intro)}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
