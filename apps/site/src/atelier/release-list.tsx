import { formatNumber } from "@vitrine/french/format-number";
import type { AtelierReport } from "../../dev/atelier/make-report.ts";
import { ProblemList } from "./problem-list.tsx";
import styles from "./atelier.module.css";

/** The problems that `check --release` refuses, by kind. */
export function ReleaseList({ kinds }: { readonly kinds: AtelierReport["release"] }) {
  return (
    <>
      <p className={styles["lead"]}>
        Ce que <code>npm run check -- --release</code> refuse. Le site peut paraître quand cette liste est
        vide.
      </p>
      {kinds.map(({ title, problems }) => (
        <details key={title}>
          <summary>
            {title}&nbsp;: {formatNumber(problems.length)}
          </summary>
          <ProblemList problems={problems} />
        </details>
      ))}
    </>
  );
}
