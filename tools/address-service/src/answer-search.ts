import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "@vitrine/inbox/answer";
import { commonMisbehaviour } from "@vitrine/inbox/misbehaviour-plan";
import { type Static, Type } from "typebox";
import { findAddresses } from "./find-addresses.ts";

/** A search and its outcome: `abandoned` means that the client left before the response. */
export interface Search {
  readonly parameters: Readonly<Record<string, string>>;
  outcome: "pending" | "answered" | "abandoned";
}

/**
 * The keys of a planned response to one search. Without any key it is the normal one. `delayMs` passes before
 * any response, and `reset` cuts the connection without one. `empty` finds no address.
 */
export const misbehaviours = Type.Object(
  {
    ...commonMisbehaviour,
    retryAfter: Type.Optional(Type.Integer({ minimum: 0 })),
    reset: Type.Optional(Type.Boolean()),
    empty: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

type Misbehaviour = Partial<Static<typeof misbehaviours>>;

/**
 * `GET /geocodage/search`: returns the addresses found, or the planned response. `"reset"` tells the caller
 * to cut the connection.
 */
export async function answerSearch(
  request: IncomingMessage,
  parameters: URLSearchParams,
  asked: Misbehaviour,
): Promise<Answer | "reset"> {
  // The process need not outlive its server for a late answer.
  await sleep(asked.delayMs ?? 0, undefined, { ref: false });
  if (asked.reset === true) return "reset";
  const headers: Record<string, string> = asked.cors === false ? {} : corsHeaders(request);
  if (asked.retryAfter !== undefined) headers["Retry-After"] = String(asked.retryAfter);
  const status = asked.status ?? 200;
  const answer = status === 200 ? found(parameters, asked.empty === true) : refusal(status);
  return { ...answer, headers };
}

/** Copies the geocoder's server (`cors({ origin: true })`): the client's origin, and no exposed header. */
function corsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return origin === undefined
    ? { Vary: "Origin" }
    : { Vary: "Origin", "Access-Control-Allow-Origin": origin };
}

function found(parameters: URLSearchParams, isEmpty: boolean): Answer {
  const text = parameters.get("q")?.trim() ?? "";
  const limit = parameters.get("limit")?.trim() || "10";
  const problem = problemOf(text, limit);
  if (problem !== undefined) return refusal(400, [problem]);
  const addresses = isEmpty ? [] : findAddresses(text, Number(limit));
  return json(200, JSON.stringify(featureCollection(text, addresses)));
}

/** The rules and words of the geocoder's own source (github.com/Geoplateforme/gpf-geocodeur, api/params/base.js). */
function problemOf(text: string, limit: string): string | undefined {
  if (!/^[\p{L}\d].{2,199}$/u.test(text))
    return "q: must contain between 3 and 200 chars and start with a number or a letter";
  return /^(?:[1-9]|1\d|20)$/.test(limit) ? undefined : "limit: must be an integer between 1 and 20";
}

/** Has the shape of the geocoder's own errors (lib/error-handler.js of its source). */
function refusal(status: number, detail?: readonly string[]): Answer {
  const message = status === 400 ? "Failed parsing query" : "An unexpected error has occurred";
  return json(status, JSON.stringify({ code: status, message, detail }));
}

const json = (status: number, body: string): Answer => ({ status, type: "application/json", body });

/** A GeoJSON FeatureCollection (RFC 7946) like the geocoder's, with the one property that the form reads. */
const featureCollection = (query: string, labels: readonly string[]) => ({
  type: "FeatureCollection",
  features: labels.map((label) => ({ type: "Feature", geometry: null, properties: { label } })),
  query,
});
