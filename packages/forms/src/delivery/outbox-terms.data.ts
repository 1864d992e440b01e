/** The name of the outbox's database in IndexedDB. */
export const OUTBOX_NAME = "vitrine-outbox";
/** The event on `window` that says that the outbox holds something new. */
export const OUTBOX_CHANGED = "vitrine:outbox";
