import styles from "./logo.module.css";

/**
 * The site's name with its sign: a pane of glass, and the trace of a squeegee across it. The paths are the
 * same text as in the site's `favicon.svg`, which every page holds too: repeated text costs a compressed page
 * little.
 */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles["root"]}>
      <svg className={styles["sign"]} viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M4,0h23v8h3l1.4-3.4.6-.5V28a4,4,0,0,1-4,4H6.1L7,30l-4-3-3-1V4a4,4,0,0,1,4-4z"
          fill="#0b6b53"
        />
        <path d="M0,25C9,23,19,15,23,0h5v2C24,17,13,27,0,29z" fill="#fbfaf6" />
        <path
          d="M0,28C11,26,22,17,26.5,0H28a4,4,0,0,1,4,4C27.5,18,17,28.5,6,32H4a4,4,0,0,1-4-4z"
          fill="#ffc93c"
        />
      </svg>
      {name}
    </span>
  );
}
