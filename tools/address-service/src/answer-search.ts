import type { IncomingMessage } from "node:http";
import type { Answer } from "@vitrine/inbox/answer";
import type { Wait } from "@vitrine/inbox/local-server";
import type { Static } from "typebox";
import { type Found, findAddresses } from "./find-addresses.ts";
import type { misbehaviours } from "./misbehaviour.ts";
import { readQuery } from "./read-query.ts";
import { streets } from "./streets.data.ts";

/** A search and its outcome: `abandoned` means that the client left before the response. */
export interface Search {
  readonly parameters: Readonly<Record<string, string>>;
  outcome: "pending" | "answered" | "abandoned";
}

type Misbehaviour = Partial<Static<typeof misbehaviours>>;

/**
 * `GET /geocodage/search`: returns the addresses found, or the planned response. `"reset"` tells the caller
 * to cut the connection.
 */
export async function answerSearch(
  request: IncomingMessage,
  parameters: URLSearchParams,
  { asked, wait }: { readonly asked: Misbehaviour; readonly wait: Wait },
): Promise<Answer | "reset"> {
  await wait(asked.delayMs ?? 0);
  if (asked.reset === true) return "reset";
  const headers: Record<string, string> = asked.cors === false ? {} : corsHeaders(request);
  if (asked.retryAfter !== undefined) headers["Retry-After"] = String(asked.retryAfter);
  const status = asked.status ?? 200;
  const answer = status === 200 ? found(parameters, asked.body) : refusal(status);
  return { ...answer, headers };
}

/** Copies the geocoder's server (`cors({ origin: true })`): the client's origin, and no exposed header. */
function corsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return origin === undefined
    ? { Vary: "Origin" }
    : { Vary: "Origin", "Access-Control-Allow-Origin": origin };
}

function found(parameters: URLSearchParams, body: Misbehaviour["body"]): Answer {
  const read = readQuery(parameters);
  if ("detail" in read) return refusal(400, read.detail);
  const { text, limit } = read.query;
  const collection = JSON.stringify(
    featureCollection(text, body === "empty" ? [] : findAddresses(streets, text, limit)),
  );
  if (body === "html") return { status: 200, type: "text/html", body: "<h1>Service indisponible</h1>" };
  if (body === "strange") return json(200, `{"features":{"0":${collection}}}`);
  return json(200, body === "malformed" ? collection.slice(0, -20) : collection);
}

/** Has the shape of the geocoder's own errors (lib/error-handler.js of its source). */
function refusal(status: number, detail?: readonly string[]): Answer {
  const message = status === 400 ? "Failed parsing query" : "An unexpected error has occurred";
  return json(status, JSON.stringify({ code: status, message, detail }));
}

const json = (status: number, body: string): Answer => ({ status, type: "application/json", body });

/**
 * Returns the geocoder's response: a GeoJSON FeatureCollection (RFC 7946) of points with the address base's
 * properties. `id`, `banId`, `x` and `y` are left out: invented ones would look like the address base's own.
 */
function featureCollection(query: string, addresses: readonly Found[]) {
  return { type: "FeatureCollection", features: addresses.map(feature), query };
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
