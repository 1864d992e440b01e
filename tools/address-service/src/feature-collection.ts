import type { Found } from "./find-addresses.ts";

/**
 * Returns the geocoder's response: a GeoJSON FeatureCollection (RFC 7946) of points with the address base's
 * properties. `id`, `banId`, `x` and `y` are left out: invented ones would look like the address base's own.
 */
export function featureCollection(query: string, found: readonly Found[]) {
  return { type: "FeatureCollection", features: found.map(feature), query };
}

function feature({ address, score }: Found) {
  const { label, name, street, commune, district, houseNumber } = address;
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [street.longitude, street.latitude] },
    properties: {
      label,
      score,
      ...(houseNumber !== undefined && { housenumber: houseNumber, street: street.name }),
      name,
      postcode: street.postcode,
      citycode: commune.citycode,
      city: commune.city,
      ...(district !== undefined && { district }),
      context: commune.context,
      type: houseNumber === undefined ? "street" : "housenumber",
      _type: "address",
    },
  };
}
