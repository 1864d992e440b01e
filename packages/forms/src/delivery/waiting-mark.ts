/** The localStorage item that tells pages, without opening the outbox, when it is to be looked at. */
export const WAITING_MARK = "vitrine-outbox";
/** Says on the page that the mark has changed. */
export const MARK_CHANGED = "vitrine:outbox";
