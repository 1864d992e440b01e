import type { ExampleFrame as Frame } from "./example-frames.ts";
import styles from "./example-frame.module.css";

/** The page of one example, which holds nothing else and has the site's own background. */
export function ExampleFrame({ frame: { element, wide } }: { readonly frame: Frame }) {
  return wide ? element : <div className={styles["root"]}>{element}</div>;
}
