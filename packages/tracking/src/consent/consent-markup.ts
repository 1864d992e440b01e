import type { Trackers } from "@vitrine/schema/content/site/tracking";

/** The id of the element that holds the question and the trackers. Without it, nothing is asked. */
export const CONSENT_ID = "cookies";
/** Its attribute with the trackers' identifiers, as JSON. */
export const TRACKERS_ATTRIBUTE = "data-trackers";
/** The attribute of plain text that becomes the button for changing the choice. */
export const OPENS_CONSENT_ATTRIBUTE = "data-opens-consent";
/** The button's attribute with the message that confirms a stored choice. */
export const KEPT_MESSAGE_ATTRIBUTE = "data-kept-message";
/** The values of the layer's buttons. */
export const consentButtons = { accept: "accept", refuse: "refuse", save: "save" } as const;

/** Reads the trackers that the page was built with. */
export const trackersOf = (element: HTMLElement): Trackers =>
  JSON.parse(element.getAttribute(TRACKERS_ATTRIBUTE) ?? "{}") as Trackers;
