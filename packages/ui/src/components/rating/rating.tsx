import type { SiteModel } from "@vitrine/schema/site-model";
import { useSite } from "../../site-provider.ts";
import { french } from "../french/french.tsx";
import styles from "./rating.module.css";

/** The site's rating: its figure and its sentence. A site without a rating shows nothing. */
export function Rating() {
  const { rating } = useSite();
  if (rating === undefined) return null;
  return (
    <p className={styles["root"]}>
      {rating.figure !== undefined && (
        <>
          <strong className={styles["figure"]}>{french(rating.figure)}</strong>{" "}
        </>
      )}
      <RatingSentence {...rating} />
    </p>
  );
}

/** The rating's sentence, with a link to its source so that a visitor can check it. */
export function RatingSentence({ text, link }: NonNullable<SiteModel["rating"]>) {
  const { maps } = useSite().addresses;
  return (
    <>
      {french(text)}
      {link !== undefined && (
        <>
          {" "}
          <a className={styles["link"]} href={maps}>
            {french(link)}
          </a>
        </>
      )}
    </>
  );
}
