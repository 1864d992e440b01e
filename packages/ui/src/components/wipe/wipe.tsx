import styles from "./wipe.module.css";

/** What lies on a window before the squeegee comes: a dull film over the parent, wiped off once when the page opens. */
export function Wipe() {
  return <span className={styles["root"]} />;
}
