import { NOTIFICATIONS_ID } from "./notify.ts";
import styles from "./notifications.module.css";

/** Where notifications appear: a live region that stands empty in every page, since one made later may stay unread. */
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
