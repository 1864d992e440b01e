import { QueryClient } from "@tanstack/query-core";
import { CACHE_LIFETIME } from "@vitrine/schema/interface-timings";
import { geocoderRequest } from "./geocoder-request.ts";
import { parseSuggestions } from "./parse-suggestions.ts";
import { GeocoderRefusal, isWorthRetrying, retryDelay } from "./retry-rule.ts";

/** Where suggestions come from. Both functions are quiet about failures: without an answer there are none. */
export interface SuggestionSource {
  /** The suggestions for a text; undefined if they can't be had, or were given up. */
  find(text: string): Promise<readonly string[] | undefined>;
  /** Gives up what is being asked: the request is aborted, its retries too. */
  giveUp(text: string): void;
}

/** Asks a geocoder, keeps its answers for five minutes and tries again what failed (spec section 9). */
export function geocoderSource(
  geocoder: string,
  request: (address: string, options: RequestInit) => Promise<Response> = (address, options) =>
    fetch(address, options),
): SuggestionSource {
  const client = new QueryClient();
  const keyOf = (text: string) => ["suggestions", text];
  return {
    find: (text) =>
      client
        .fetchQuery({
          queryKey: keyOf(text),
          queryFn: async ({ signal }) =>
            read(await request(geocoderRequest(geocoder, text), { signal, ...discreet })),
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: CACHE_LIFETIME,
          retry: isWorthRetrying,
          retryDelay,
          // Whether the network is there, the request itself shows.
          networkMode: "always",
        })
        .catch(() => undefined),
    giveUp: (text) => void client.cancelQueries({ queryKey: keyOf(text), exact: true }),
  };
}

/** The geocoder is told what was typed and no more. */
const discreet = { credentials: "omit", referrerPolicy: "no-referrer" } as const satisfies RequestInit;

async function read(response: Response): Promise<readonly string[]> {
  if (!response.ok) throw new GeocoderRefusal(response.status);
  return parseSuggestions(await response.json());
}
