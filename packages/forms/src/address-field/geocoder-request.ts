/** The number of suggestions that are requested and shown at most. */
export const MAX_SUGGESTIONS = 5;

/**
 * Returns the part of a typed text that the geocoder accepts: from its first letter or digit, single spaces,
 * 3 to 200 characters. Returns undefined if nothing can be requested: the geocoder would refuse it with a 400
 * (https://github.com/Geoplateforme/gpf-geocodeur, api/params/base.js).
 */
export function searchableText(typed: string): string | undefined {
  const text = typed
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/\s+/g, " ")
    .trim();
  return text.length >= 3 && text.length <= 200 ? text : undefined;
}

/**
 * Returns the URL of an address search. The database has French addresses only, and the query excludes places
 * of interest and land parcels. Source:
 * https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage.
 */
export function geocoderRequest(geocoder: string, text: string): string {
  const address = new URL(geocoder);
  address.searchParams.set("q", text);
  address.searchParams.set("index", "address");
  address.searchParams.set("autocomplete", "1");
  address.searchParams.set("limit", String(MAX_SUGGESTIONS));
  return address.href;
}
