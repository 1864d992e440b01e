import { useSite } from "../../site-context.ts";
import styles from "./logo.module.css";

/**
 * The site's name with its sign. Every page holds the sign a second time, for the browser's tab: repeated text
 * costs a compressed page little.
 */
export function Logo({ name }: { readonly name: string }) {
  // HTML needs no namespace.
  const sign = useSite().sign.replace(' xmlns="http://www.w3.org/2000/svg"', "");
  return (
    <span className={styles["root"]}>
      <span className={styles["sign"]} aria-hidden dangerouslySetInnerHTML={{ __html: sign }} />
      {name}
    </span>
  );
}
