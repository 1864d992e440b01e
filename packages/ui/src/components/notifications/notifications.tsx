import { NOTIFICATIONS_ID } from "./notify.ts";

/**
 * The live region of notifications. Every page holds it empty, since screen readers may ignore a region that
 * is added later. Its styles come with the first notification.
 */
export function Notifications() {
  return (
    <output id={NOTIFICATIONS_ID} aria-label="Notifications (Alt+T)" aria-atomic="false" tabIndex={-1} />
  );
}
