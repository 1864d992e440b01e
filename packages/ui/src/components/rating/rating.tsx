import { useSite } from "../../site-context.ts";
import { French } from "../french/french.tsx";
import styles from "./rating.module.css";

/** The rating with the link to its source, which lets a visitor check it; nothing on a site without one. */
export function Rating() {
  const { rating, addresses } = useSite();
  if (rating === undefined) return null;
  return (
    <p className={styles["root"]}>
      <French>{rating.text}</French>{" "}
      <a className={styles["link"]} href={addresses.maps}>
        <French>{rating.link}</French>
      </a>
    </p>
  );
}
