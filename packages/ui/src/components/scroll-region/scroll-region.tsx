import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

interface ScrollRegionProps {
  readonly label: string;
  /** Class for a custom look; without it, the region's list is one row on a phone. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A region that may scroll sideways on a narrow screen. It takes focus, so that the keyboard can scroll it
 * (WCAG 2.1.1).
 */
export function ScrollRegion({ label, className = styles["swiped"], children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
