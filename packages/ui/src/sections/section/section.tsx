import type { ReactNode } from "react";
import { French } from "../../components/french/french.tsx";
import styles from "./section.module.css";

interface SectionProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly intro?: string | undefined;
  /** The ground that it stands on: the page's own, or a quiet band across the window. */
  readonly ground?: "paper" | "zinc";
  readonly children: ReactNode;
}

/** A titled part of a page, in the page's column. */
export function Section({ id, title, intro, ground = "paper", children }: SectionProps) {
  return (
    <section className={ground === "zinc" ? `${styles["root"]} ${styles["zinc"]}` : styles["root"]} id={id}>
      <div className={styles["column"]}>
        <h2 className={styles["title"]}>
          <French>{title}</French>
        </h2>
        {intro !== undefined && (
          <p className={styles["intro"]}>
            <French>{intro}</French>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
