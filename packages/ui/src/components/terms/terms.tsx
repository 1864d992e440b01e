import { useSite } from "../../site-provider.ts";
import { French } from "../french/french.tsx";
import styles from "./terms.module.css";

/** The price and the smallest order in large type. A site without terms has an empty column. */
export function Terms() {
  return (
    <div className={styles["root"]}>
      {useSite().quote.terms?.map(({ figure, text }) => (
        <p key={figure}>
          <strong className={styles["figure"]}>
            <French>{figure}</French>
          </strong>{" "}
          <French>{text}</French>
        </p>
      ))}
    </div>
  );
}
