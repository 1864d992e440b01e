import type { ReactNode } from "react";
import styles from "./atelier.module.css";

interface FrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that is wider than narrow screens. It scrolls sideways, also by keyboard. */
export function Frame({ label, children }: FrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={styles["frame"]} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
