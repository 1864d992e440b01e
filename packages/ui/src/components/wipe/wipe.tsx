import styles from "./wipe.module.css";

/** A dull film over its parent, like an unwashed window, which is wiped off once when the page opens. */
export function Wipe() {
  return <span className={styles["root"]} />;
}
