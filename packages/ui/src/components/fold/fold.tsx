import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  /** The text that visitors press to unfold it. */
  readonly summary: ReactNode;
  /** A heading that replaces the summary on a wide screen. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** Content that unfolds on a phone, and is always open on a wide screen. */
export function Fold({ summary, heading, children }: FoldProps) {
  return (
    <>
      {heading !== undefined && <div className={styles["heading"]}>{heading}</div>}
      <details className={styles["root"]}>
        <summary className={styles["summary"]}>{summary}</summary>
        {children}
      </details>
    </>
  );
}
