/**
 * The timings of everything that moves or waits under the visitor's hand (spec section 9), in milliseconds. All of
 * them stand here; libraries are given them, since their own defaults differ.
 */

/** How long a mouse rests on a menu's button before the menu opens. */
export const MENU_OPEN_DELAY = 100;
/** How long a menu stays after the pointer has left it and its way towards it: it may come back. */
export const MENU_POINTER_GRACE = 300;
/** After this pause, letters typed in an open menu begin a new word. */
export const MENU_TYPEAHEAD_RESET = 1000;

/** How long a mouse rests on something before its tooltip shows. */
export const TOOLTIP_OPEN_DELAY = 700;
/** For so long after one tooltip has gone, the next one shows at once. */
export const TOOLTIP_SKIP_WINDOW = 300;

/** How long a notification stays. */
export const NOTIFICATION_DURATION = 5000;

/** How long a carousel must lie still before it tells which slide it shows. The spec does not give it. */
export const CAROUSEL_REST = 120;

/** How long typing must rest before the geocoder is asked. The spec does not give it. */
export const SUGGESTION_REST = 250;
/** How long an answer that nobody looks at is kept: 5 minutes. */
export const CACHE_LIFETIME = 5 * 60 * 1000;
/** How often a failed request is made again: a number, not a time. */
export const MAX_RETRIES = 3;
/** The wait before the first retry; it doubles each time. */
export const FIRST_RETRY_DELAY = 1000;
/** The wait before a retry never exceeds this. */
export const LONGEST_RETRY_DELAY = 30_000;
