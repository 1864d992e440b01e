import type { Trackers } from "@vitrine/schema/content/site/tracking";

/** The id of the element that holds the question and the trackers. Without it, nothing is asked. */
export const CONSENT_ID = "cookies";
/** Its attribute with the trackers' identifiers, as JSON. */
export const TRACKERS_ATTRIBUTE = "data-trackers";
/**
 * Its attribute with the address of the page about cookies, which the question names. Without it, the trackers
 * need no consent.
 */
export const PRIVACY_ATTRIBUTE = "data-privacy";
/** The attribute of plain text that becomes the button for changing the choice. */
export const OPENS_CONSENT_ATTRIBUTE = "data-opens-consent";
/** The values of the layer's buttons. */
export const consentButtons = { accept: "accept", refuse: "refuse", choose: "choose", save: "save" } as const;

/** Reads the trackers that the page was built with. */
export const trackersOf = (element: HTMLElement): Trackers =>
  JSON.parse(element.getAttribute(TRACKERS_ATTRIBUTE) ?? "{}") as Trackers;
