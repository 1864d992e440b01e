/** How many suggestions are asked for and shown at most. */
export const MAX_SUGGESTIONS = 5;

/**
 * What the geocoder can be asked about a typed text: without what stands before its first letter or digit, spaces
 * once, 3 to 200 characters. Undefined where nothing is to be asked; the geocoder would refuse it with a 400
 * (https://github.com/Geoplateforme/gpf-geocodeur, api/params/base.js).
 */
export function askable(typed: string): string | undefined {
  const text = typed
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/\s+/g, " ")
    .trim();
  return text.length >= 3 && text.length <= 200 ? text : undefined;
}

/**
 * The address of a search for addresses: French ones by the nature of the base, and neither places of interest nor
 * land parcels (https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage).
 */
export function geocoderRequest(geocoder: string, text: string): string {
  const address = new URL(geocoder);
  address.searchParams.set("q", text);
  address.searchParams.set("index", "address");
  address.searchParams.set("autocomplete", "1");
  address.searchParams.set("limit", String(MAX_SUGGESTIONS));
  return address.href;
}
