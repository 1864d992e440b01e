/** The name of the outbox's database in IndexedDB. */
export const OUTBOX_NAME = "vitrine-outbox";
/** The event on `window` that announces a new entry in the outbox. */
export const OUTBOX_CHANGED = "vitrine:outbox";
