import styles from "./quote-form.module.css";
import type { EmailRepair } from "../store/quote-state.ts";

interface EmailRepairNoticeProps {
  readonly repair: EmailRepair | undefined;
  onUndo(): void;
}

/** Tells the visitor about the corrected e-mail address, and offers to undo a doubtful correction. */
export function EmailRepairNotice({ repair, onUndo }: EmailRepairNoticeProps) {
  return (
    <div className={styles["repair"]}>
      <p aria-live="polite">
        {repair?.kind === "corrected" && (
          <>
            Nous avons corrigé {repair.typed} en <strong>{repair.address}</strong>.
          </>
        )}
        {repair?.kind === "restored" && `Nous gardons ${repair.address}.`}
      </p>
      {repair?.kind === "corrected" && repair.undo !== undefined && (
        <button className={styles["undo"]} type="button" onClick={onUndo}>
          Rétablir {repair.undo}
        </button>
      )}
    </div>
  );
}
