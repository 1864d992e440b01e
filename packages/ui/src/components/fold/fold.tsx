import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  /** The text that visitors press to unfold it. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Content that unfolds on a phone, and is always open on a wide screen. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles["root"]}>
      <summary className={styles["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}
