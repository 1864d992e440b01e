import { useSite } from "../../site-provider.ts";
import { French } from "../french/french.tsx";
import styles from "./rating.module.css";

/**
 * The site's rating, with a link to its source so that a visitor can check it. A site without a rating shows
 * nothing.
 */
export function Rating() {
  const { rating, addresses } = useSite();
  if (rating === undefined) return null;
  return (
    <p className={styles["root"]}>
      {rating.figure !== undefined && (
        <>
          <strong className={styles["figure"]}>
            <French>{rating.figure}</French>
          </strong>{" "}
        </>
      )}
      <French>{rating.text}</French>
      {rating.link !== undefined && (
        <>
          {" "}
          <a className={styles["link"]} href={addresses.maps}>
            <French>{rating.link}</French>
          </a>
        </>
      )}
    </p>
  );
}
