import { NOTIFICATIONS_ID } from "./notify.ts";

/** The live region of notifications, empty on every page: screen readers may ignore one that is added later. */
export function Notifications() {
  return (
    <output id={NOTIFICATIONS_ID} aria-label="Notifications (Alt+T)" aria-atomic="false" tabIndex={-1} />
  );
}
