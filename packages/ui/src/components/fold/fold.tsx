import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  /** The words that unfold it. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Content that unfolds on a phone, and lies open where there is room. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles["root"]}>
      <summary className={styles["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}
