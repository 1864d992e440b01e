import { useSite } from "../../site-provider.ts";
import { ButtonLink } from "../button-link/button-link.tsx";
import { French } from "../french/french.tsx";
import styles from "./terms.module.css";

/**
 * The price and the smallest order in large type, and the two ways to ask. A site without terms shows only
 * the two ways.
 */
export function Terms() {
  const { contact, quote } = useSite();
  return (
    <div className={styles["root"]}>
      <div className={styles["row"]}>
        {quote.terms?.map(({ figure, text }) => (
          <p key={figure}>
            <strong className={styles["figure"]}>
              <French>{figure}</French>
            </strong>{" "}
            <French>{text}</French>
          </p>
        ))}
      </div>
      <div className={styles["row"]}>
        <ButtonLink href={quote.route}>{quote.button}</ButtonLink>
        <a className={styles["phone"]} href={`tel:${contact.phone}`}>
          {contact.phoneLabel}
        </a>
      </div>
    </div>
  );
}
