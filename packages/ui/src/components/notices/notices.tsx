import { linkedText } from "../linked-text/linked-text.tsx";
import styles from "./notices.module.css";

/** The sentences that every visitor reads first for some days, above the header. They scroll away with the page. */
export const Notices = ({ texts }: { readonly texts: readonly string[] }) => (
  <aside className={styles["root"]} aria-label="Annonces">
    {texts.map((text) => (
      <p className={styles["notice"]} key={text}>
        {linkedText(text)}
      </p>
    ))}
  </aside>
);
