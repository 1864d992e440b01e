import { classes } from "../../classes.ts";
import { useSite } from "../../site-provider.ts";
import wordmark from "./logo-wordmark.module.css";
import styles from "./logo.module.css";

/** Length in characters above which a name takes two lines beside a phone's menu. */
const LONG = 10;

/**
 * The business's own logo, or the site's name with its sign. Every page holds the sign a second time, for the
 * browser's tab: repeated text costs a compressed page little.
 */
export function Logo({ name }: { readonly name: string }) {
  const site = useSite();
  // React preloads a picture that has no <picture> around it.
  if (site.wordmark)
    return (
      <picture>
        <img className={wordmark["root"]} {...site.wordmark} alt={name} />
      </picture>
    );
  // HTML needs no namespace.
  const sign = site.sign.replace(' xmlns="http://www.w3.org/2000/svg"', "");
  return (
    <span className={classes(styles["root"], name.length > LONG && styles["long"])}>
      <span className={styles["sign"]} aria-hidden dangerouslySetInnerHTML={{ __html: sign }} />
      {name}
    </span>
  );
}
