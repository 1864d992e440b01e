import type { ReactNode } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  /** The text that visitors press to unfold it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** True if it begins unfolded. */
  readonly open?: boolean;
}

/** Content that unfolds on a phone, and is always open on a wide screen. */
export function Fold({ summary, children, open = false }: FoldProps) {
  return (
    <details className={styles["root"]} open={open}>
      <summary className={styles["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}

interface FoldableProps extends FoldProps {
  /** True if a phone folds the content; its summary replaces the heading there. */
  readonly folded: boolean;
  readonly heading: ReactNode;
}

/** Content under a heading, which a phone may fold. */
export function Foldable({ folded, summary, heading, children, open = false }: FoldableProps) {
  return (
    <>
      {folded ? <div className={styles["heading"]}>{heading}</div> : heading}
      {folded ? (
        <Fold summary={summary} open={open}>
          {children}
        </Fold>
      ) : (
        children
      )}
    </>
  );
}
