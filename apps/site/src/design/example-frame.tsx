import type { ExampleFrame as Frame } from "./example-frames.ts";
import styles from "./example-frame.module.css";

/** The page of one example: nothing but it, on the site's own ground. */
export function ExampleFrame({ frame: { element, wide } }: { readonly frame: Frame }) {
  return wide ? element : <div className={styles["root"]}>{element}</div>;
}
