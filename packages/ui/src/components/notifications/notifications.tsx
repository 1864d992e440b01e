import { NOTIFICATIONS_ID } from "./notify.ts";
import styles from "./notifications.module.css";

/**
 * The live region of notifications. Every page holds it empty, since screen readers may ignore a region that
 * is added later.
 */
export function Notifications() {
  return (
    <output
      className={styles["root"]}
      id={NOTIFICATIONS_ID}
      aria-label="Notifications (Alt+T)"
      aria-atomic="false"
      tabIndex={-1}
    />
  );
}
