import type { ReportedProblem } from "./make-report.ts";
import styles from "./atelier.module.css";

/** Problems with their frames, in the words that the terminal prints. */
export const ProblemList = ({ problems }: { readonly problems: readonly ReportedProblem[] }) => (
  <ol
    className={styles["list"]}
    dangerouslySetInnerHTML={{ __html: problems.map(({ html }) => html).join("") }}
  />
);
