/**
 * All timings of the interface, in milliseconds (spec section 9). Libraries get them from here, since their
 * own defaults differ.
 */

/** The time that a mouse rests on a menu's button before the menu opens. */
export const MENU_OPEN_DELAY = 100;
/** The time that a menu stays open after the pointer has left it, in case it comes back. */
export const MENU_POINTER_GRACE = 300;
/** The pause after which letters typed in an open menu begin a new word. */
export const MENU_TYPEAHEAD_RESET = 1000;

/** The time that a mouse rests on an element before its tooltip shows. */
export const TOOLTIP_OPEN_DELAY = 700;
/** The time after a tooltip's end during which the next one shows at once. */
export const TOOLTIP_SKIP_WINDOW = 300;

/** The time that a notification stays. */
export const NOTIFICATION_DURATION = 5000;

/** The time without scrolling after which a carousel announces its slide. The spec has no value. */
export const CAROUSEL_REST = 120;

/** The pause in typing before the geocoder is queried. The spec has no value. */
export const SUGGESTION_REST = 250;
/** The time that an unused answer stays in the cache: 5 minutes. */
export const CACHE_LIFETIME = 5 * 60 * 1000;
/** The number of retries of a failed request. It is a count, not a time. */
export const MAX_RETRIES = 3;
/** The wait before the first retry. It doubles each time. */
export const FIRST_RETRY_DELAY = 1000;
/** The longest wait before a retry. */
export const MAX_RETRY_DELAY = 30_000;
