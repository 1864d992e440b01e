import styles from "./stroke.module.css";

/** The trace of a squeegee: one curved diagonal band of brighter background, once in a view. */
export function Stroke({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles["root"]} viewBox="0 0 1200 600" preserveAspectRatio="none" aria-hidden="true">
      <path d="M300 600C620 520 900 330 1010 0h190v190C1090 420 900 560 690 600z" fill={colour} />
    </svg>
  );
}
