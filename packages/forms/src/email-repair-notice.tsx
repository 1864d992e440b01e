import { useEffect, useRef } from "react";
import styles from "./quote-form.module.css";
import type { EmailRepair } from "./quote-state.ts";

interface EmailRepairNoticeProps {
  readonly repair: EmailRepair | undefined;
  /** The form waits for the visitor to have read this: it takes the focus. */
  readonly asksFirst: boolean;
  onUndo(): void;
}

/** Says what was changed in the e-mail address, and takes it back if the visitor likes. */
export function EmailRepairNotice({ repair, asksFirst, onUndo }: EmailRepairNoticeProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asksFirst) notice.current?.focus();
  }, [asksFirst]);
  return (
    <div className={styles["repair"]}>
      <p ref={notice} tabIndex={-1} aria-live="polite">
        {repair?.kind === "corrected" && (
          <>
            Nous avons corrigé {repair.typed} en <strong>{repair.address}</strong>.
            {asksFirst && " Si c’est bien votre adresse, envoyez votre demande."}
          </>
        )}
        {repair?.kind === "restored" && `Nous gardons ${repair.address}.`}
      </p>
      {repair?.kind === "corrected" && (
        <button className={styles["undo"]} type="button" onClick={onUndo}>
          Rétablir {repair.typed}
        </button>
      )}
    </div>
  );
}
