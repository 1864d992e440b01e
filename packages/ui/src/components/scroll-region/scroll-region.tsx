import type { ReactNode } from "react";

interface ScrollRegionProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A region that may scroll sideways on a narrow screen. It takes focus, so that the keyboard can scroll it
 * (WCAG 2.1.1).
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
