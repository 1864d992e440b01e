import { linkedText } from "../linked-text/linked-text.tsx";
import { splitLead } from "./split-lead.ts";
import styles from "./intro.module.css";

/** A page's introduction, whose first sentence leads in large type. */
export function Intro({ text }: { readonly text: string }) {
  const [lead, rest] = splitLead(text);
  return (
    <div className={styles["root"]}>
      <p className={styles["lead"]}>{linkedText(lead)}</p>
      {rest !== "" && <p className={styles["rest"]}>{linkedText(rest)}</p>}
    </div>
  );
}
