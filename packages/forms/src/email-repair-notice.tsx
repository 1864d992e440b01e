import { useEffect, useRef } from "react";
import styles from "./quote-form.module.css";
import type { EmailRepair } from "./quote-state.ts";

interface EmailRepairNoticeProps {
  readonly repair: EmailRepair | undefined;
  onUndo(): void;
}

/** Says what was changed in the e-mail address, and takes it back if the visitor likes. */
export function EmailRepairNotice({ repair, onUndo }: EmailRepairNoticeProps) {
  const notice = useRef<HTMLOutputElement>(null);
  const asksFirst = repair?.kind === "corrected" && repair.asksFirst;
  useEffect(() => {
    if (asksFirst) notice.current?.focus();
  }, [asksFirst]);
  return (
    <div className={styles["repair"]}>
      <output ref={notice} tabIndex={-1}>
        {repair?.kind === "corrected" && (
          <>
            Nous avons corrigé « {repair.typed} » en <strong>{repair.address}</strong>.
            {repair.asksFirst && " Si cette adresse est la bonne, envoyez votre demande."}
          </>
        )}
        {repair?.kind === "restored" && `Adresse rétablie : ${repair.address}.`}
      </output>
      {repair?.kind === "corrected" && (
        <button className={styles["undo"]} type="button" onClick={onUndo}>
          Rétablir {repair.typed}
        </button>
      )}
    </div>
  );
}
