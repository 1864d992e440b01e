import type { ReactNode } from "react";
import { French } from "../../components/french/french.tsx";
import styles from "./section.module.css";

interface SectionProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page, in the page's column. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section className={styles["root"]} id={id}>
      <h2 className={styles["title"]}>
        <French>{title}</French>
      </h2>
      {intro !== undefined && (
        <p className={styles["intro"]}>
          <French>{intro}</French>
        </p>
      )}
      {children}
    </section>
  );
}
