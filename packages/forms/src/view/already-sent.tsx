import { useEffect, useRef } from "react";
import styles from "./quote-form.module.css";

interface AlreadySentProps {
  /** True if the answers here are those that were sent. */
  readonly isSame: boolean;
  onStartAnew(): void;
}

/** Tells the visitor that another tab has sent the form, and offers a new request. It takes the focus. */
export function AlreadySent({ isSame, onStartAnew }: AlreadySentProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView();
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      className={styles["already-sent"]}
      ref={root}
      tabIndex={-1}
      role="alert"
      aria-labelledby="deja-partie"
    >
      <h2 className={styles["summary-title"]} id="deja-partie">
        {isSame ? "Cette" : "Une autre"} demande est déjà partie
      </h2>
      <p>
        Vous l’avez envoyée depuis une autre page.{" "}
        {isSame
          ? "Nous l’avons, inutile de la refaire."
          : "Les réponses ci-dessous diffèrent\u00A0: envoyez-les par une nouvelle demande."}
      </p>
      <button className={styles["undo"]} type="button" onClick={onStartAnew}>
        Faire une nouvelle demande
      </button>
    </div>
  );
}
