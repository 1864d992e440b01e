import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

interface ScrollRegionProps {
  readonly label: string;
  /** Its own look; without one, its list is a row on a phone. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What may scroll sideways on a narrow screen; it takes focus, so that the keyboard can scroll it (WCAG 2.1.1). */
export function ScrollRegion({ label, className = styles["swiped"], children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
