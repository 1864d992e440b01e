import { useSite } from "../../site-provider.ts";
import { french } from "../french/french.tsx";
import long from "./terms-long.module.css";
import styles from "./terms.module.css";

/** Length in characters above which the price no longer fits its column in the largest size. */
const LONG = 5;

/** The price and the smallest order in large type. A site without terms has an empty column. */
export function Terms() {
  return (
    <div className={styles["root"]}>
      {useSite().quote.terms?.map(({ figure, text }, i) => (
        <p key={figure}>
          <strong className={(i === 0 && figure.length > LONG ? long : styles)["figure"]}>
            {french(figure)}
          </strong>{" "}
          {french(text)}
        </p>
      ))}
    </div>
  );
}
