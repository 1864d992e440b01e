import { LinkedText } from "../linked-text/linked-text.tsx";
import styles from "./intro.module.css";

/** End of a sentence before another: its mark and the space that follows. */
const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

/** A page's introduction, whose first sentence leads in large type. */
export function Intro({ text }: { readonly text: string }) {
  const [lead = "", ...rest] = text.split(SENTENCE_END);
  return (
    <div className={styles["root"]}>
      <p className={styles["lead"]}>
        <LinkedText>{lead}</LinkedText>
      </p>
      {rest.length > 0 && (
        <p className={styles["rest"]}>
          <LinkedText>{rest.join(" ")}</LinkedText>
        </p>
      )}
    </div>
  );
}
