/** The localStorage item that says, without opening the outbox, when it is to be looked at: milliseconds since 1970. */
export const WAITING_MARK = "vitrine-outbox";
/** Says on the page that the mark has changed. */
export const MARK_CHANGED = "vitrine:outbox";
