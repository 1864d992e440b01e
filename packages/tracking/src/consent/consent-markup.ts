import type { Trackers } from "@vitrine/schema/content/site/tracking";

/** The id of the element that holds the question and the trackers. Without it, nothing is asked. */
export const CONSENT_ID = "cookies";
/** Its attribute with the address of the page about cookies. Without it, the trackers need no consent. */
export const PRIVACY_ATTRIBUTE = "data-privacy";
/** The attribute of plain text that becomes the button for changing the choice. */
export const OPENS_CONSENT_ATTRIBUTE = "data-opens-consent";
/** The values of the layer's buttons. */
export const consentButtons = { accept: "accept", refuse: "refuse", choose: "choose", save: "save" } as const;

/** The trackers' identifiers as attributes. As JSON they would need an escape for each quotation mark. */
export const trackerAttributes = ({ linkedin, ...others }: Trackers): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(others).map(([name, identifier]) => [`data-${name}`, identifier])),
  ...(linkedin && { "data-linkedin": `${linkedin.partner} ${linkedin.conversion}` }),
});

/** Reads the trackers that the page was built with. */
export function trackersOf({ dataset }: { readonly dataset: DOMStringMap }): Trackers {
  const { analytics, ads, meta, linkedin } = dataset;
  const [partner, conversion] = linkedin?.split(" ") ?? [];
  return {
    ...(analytics !== undefined && { analytics }),
    ...(ads !== undefined && { ads }),
    ...(meta !== undefined && { meta }),
    ...(partner !== undefined && conversion !== undefined && { linkedin: { partner, conversion } }),
  };
}
