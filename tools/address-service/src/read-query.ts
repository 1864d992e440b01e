/** The parameters of a request to `/geocodage/search`. */
export interface Query {
  readonly text: string;
  readonly limit: number;
}

const INDEXES: ReadonlySet<string> = new Set(["address", "poi", "parcel"]);

/**
 * Reads a request's parameters with the rules and error messages of the geocoder's own source. `q` has 3 to
 * 200 characters and starts with a letter or a digit. `limit` is 1 to 20, and 10 by default. `index` may
 * name the geocoder's own indexes only.
 *
 * Source: github.com/Geoplateforme/gpf-geocodeur, api/params/base.js, api/util/params.js and
 * config/open-api/geocode.yaml.
 */
export function readQuery(parameters: URLSearchParams): { query: Query } | { detail: readonly string[] } {
  const text = parameters.get("q")?.trim() ?? "";
  const limit = parameters.get("limit")?.trim() || "10";
  const detail = [indexProblem(parameters.get("index")), textProblem(text), limitProblem(limit)].filter(
    (problem) => problem !== undefined,
  );
  if (detail.length === 0 && text === "") return { detail: ["q is a required param"] };
  return detail.length > 0 ? { detail } : { query: { text, limit: Number(limit) } };
}

function indexProblem(index: string | null): string | undefined {
  const unknown = index?.split(",").find((name) => name.trim() !== "" && !INDEXES.has(name.trim()));
  return unknown === undefined ? undefined : `index: unexpected value '${unknown.trim()}'`;
}

function textProblem(text: string): string | undefined {
  if (text === "" || (text.length >= 3 && text.length <= 200 && /^[\p{L}\d]/u.test(text))) return undefined;
  return "q: must contain between 3 and 200 chars and start with a number or a letter";
}

function limitProblem(limit: string): string | undefined {
  if (!/^(?:[+-]?[1-9]\d*|0)$/.test(limit)) return "limit: unable to parse value as integer";
  return Number(limit) >= 1 && Number(limit) <= 20 ? undefined : "limit: must be an integer between 1 and 20";
}
