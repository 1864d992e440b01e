import { MAX_SUGGESTIONS } from "./geocoder-request.ts";

/** No real address is longer, and a longer label would not fit the field. */
const MAX_LABEL_LENGTH = 200;

/** Returns the labels of a geocoder's GeoJSON (RFC 7946), without features of another shape. Never throws. */
export function parseSuggestions(answer: unknown): readonly string[] {
  const features = property(answer, "features");
  if (!Array.isArray(features)) return [];
  const labels = features
    .map((feature) => property(property(feature, "properties"), "label"))
    .filter(isLabel);
  return [...new Set(labels.map((label) => label.replace(/\s+/g, " ").trim()))].slice(0, MAX_SUGGESTIONS);
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

const isLabel = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_LABEL_LENGTH;
