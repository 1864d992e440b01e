import styles from "./quote-form.module.css";
import type { EmailRepair } from "../state/quote-state.ts";

interface EmailRepairNoticeProps {
  readonly repair: EmailRepair | undefined;
  onUndo(): void;
}

/** Tells the visitor about the corrected e-mail address, and offers to undo a doubtful correction. */
export function EmailRepairNotice({ repair, onUndo }: EmailRepairNoticeProps) {
  return (
    <div className={styles["repair"]}>
      <p aria-live="polite">
        {repair && (
          // Its own element for each text: React can't remove a text that a browser's translator has wrapped.
          <span key={repair.address}>
            {repair.kind === "corrected" ? (
              <>
                Nous avons corrigé {repair.typed} en <strong>{repair.address}</strong>.
              </>
            ) : (
              `Nous gardons ${repair.address}.`
            )}
          </span>
        )}
      </p>
      {repair?.kind === "corrected" && repair.undo !== undefined && (
        <button className={styles["undo"]} type="button" onClick={onUndo}>
          {`Rétablir ${repair.undo}`}
        </button>
      )}
    </div>
  );
}
