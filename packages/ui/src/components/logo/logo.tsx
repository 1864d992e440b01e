import styles from "./logo.module.css";

/** The name with its sign: a pane, and the trace of one stroke of a squeegee across it. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles["root"]}>
      <svg className={styles["sign"]} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="4" fill="#0b6b53" />
        <path d="M0 25C9 23 19 15 23 0h9v5C28 19 17 29 5 32H4a4 4 0 0 1-4-4z" fill="#fbfaf6" />
        <path d="M0 28C11 26 22 17 26.5 0H32v3C27 19 16 29 6 32H4a4 4 0 0 1-4-4z" fill="#ffc93c" />
      </svg>
      {name}
    </span>
  );
}
