import type { Problem } from "../../dev/atelier/make-report.ts";
import { Frame } from "./frame.tsx";
import styles from "./atelier.module.css";

/** Problems with their frames, in the words that the terminal prints. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ol className={styles["list"]}>
      {problems.map(({ severity, place, address, code, language, message, frame, hint, related }) => (
        <li key={`${place} ${code} ${message}`}>
          <p>
            <a href={address}>{place}</a>{" "}
            <strong className={styles[severity]}>
              {severity === "error" ? "erreur" : "avertissement"} <span lang="en">{code}</span>
            </strong>
          </p>
          <div lang={language}>
            <p>{message}</p>
            {frame !== "" && (
              <Frame label={`${place} ${code}`}>
                <pre>{frame}</pre>
              </Frame>
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
