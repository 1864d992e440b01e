import { QueryClient } from "@tanstack/query-core";
import { CACHE_LIFETIME } from "@vitrine/schema/interface-timings";
import { geocoderRequest } from "./geocoder-request.ts";
import { parseSuggestions } from "./parse-suggestions.ts";
import { GeocoderRefusal, isWorthRetrying, retryDelay } from "./retry-rule.ts";

/**
 * Queries a geocoder, caches its answers for five minutes and retries failures (spec section 9). Both functions
 * hide failures: without an answer there are no suggestions.
 */
export function geocoderSource(geocoder: string, request = fetch) {
  const client = new QueryClient();
  const keyOf = (text: string) => ["suggestions", text];
  return {
    /** Returns the suggestions for a text, or undefined if the request fails or is cancelled. */
    find: (text: string): Promise<readonly string[] | undefined> =>
      client
        .fetchQuery({
          queryKey: keyOf(text),
          queryFn: async ({ signal }) =>
            read(await request(geocoderRequest(geocoder, text), { signal, ...discreet })),
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: CACHE_LIFETIME,
          retry: isWorthRetrying,
          retryDelay,
          // The browser's guess about the network may be wrong, so the request is always tried.
          networkMode: "always",
        })
        .catch(() => undefined),
    /** Cancels the request for this text and its retries. */
    giveUp: (text: string): void => void client.cancelQueries({ queryKey: keyOf(text), exact: true }),
  };
}

/** The geocoder gets the visitor's text and nothing else. */
const discreet = { credentials: "omit", referrerPolicy: "no-referrer" } as const satisfies RequestInit;

async function read(response: Response): Promise<readonly string[]> {
  if (!response.ok) throw new GeocoderRefusal(response.status);
  return parseSuggestions(await response.json());
}
