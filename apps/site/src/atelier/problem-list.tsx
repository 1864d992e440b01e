import type { Problem } from "./report.ts";
import styles from "./problem-list.module.css";

/** Problems with their frames, in the words that the terminal prints. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ol className={styles["root"]}>
      {problems.map(({ severity, place, address, code, message, frame, hint, related }) => (
        <li className={styles["problem"]} key={`${place} ${code} ${message}`}>
          <p className={styles["place"]}>
            <a href={address}>{place}</a>{" "}
            <span className={styles[severity]}>
              {severity === "error" ? "erreur" : "avertissement"} <span lang="en">{code}</span>
            </span>
          </p>
          <div lang="en">
            <p>{message}</p>
            {/* A long line scrolls sideways, also by keyboard. */}
            {frame !== "" && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
              <section className={styles["frame"]} tabIndex={0} aria-label={`${place} ${code}`}>
                <pre>{frame}</pre>
              </section>
            )}
            {related.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {hint && <p>{hint}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
