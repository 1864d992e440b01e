import { useSite } from "../../site-provider.ts";
import { french, frenchFigure } from "../french/french.tsx";
import long from "./terms-long.module.css";
import styles from "./terms.module.css";

/** Lengths in characters above which the price no longer fits its column in the largest size, and in the next. */
const MIDDLE = 4;
const LONG = 5;

const classOf = (price: string) =>
  price.length > LONG ? long["figure"] : price.length > MIDDLE ? long["middle"] : styles["figure"];

/** The price and the smallest order in large type. A site without terms has an empty column. */
export function Terms() {
  return (
    <div className={styles["root"]}>
      {useSite().quote.terms?.map(({ figure, text }, i) => (
        <p key={figure}>
          <strong className={i === 0 ? classOf(figure) : styles["figure"]}>{frenchFigure(figure)}</strong>{" "}
          {french(text)}
        </p>
      ))}
    </div>
  );
}
