import { jsonAnswer } from "@vitrine/inbox/answer";
import { type LocalServer, startLocalServer } from "@vitrine/inbox/local-server";
import { MisbehaviourPlan } from "@vitrine/inbox/misbehaviour-plan";
import { answerSearch, misbehaviours, type Search } from "./answer-search.ts";

const SEARCH = "/geocodage/search";

/** A running address service. `geocoder` is the address to use for `addresses.geocoder` of site.yaml. */
export interface AddressService extends LocalServer {
  readonly geocoder: string;
}

/**
 * Starts the stand-in for the national address base's geocoder on loopback, and resolves once it listens.
 * Port 0 takes any free one. Rejects with the system's error, such as for a port in use.
 */
export async function startAddressService(options: { readonly port: number }): Promise<AddressService> {
  const plan = new MisbehaviourPlan(misbehaviours);
  // All searches since the start, in order, so that a test sees the data that left the browser.
  let searches: Search[] = [];
  const server = await startLocalServer(options, {
    "/": {
      GET: () => ({
        status: 200,
        body: "Service d’adresses local. Essayez /geocodage/search?q=rue+de+la+paix\n",
      }),
    },
    [SEARCH]: {
      GET(request, response) {
        const { searchParams } = new URL(request.url ?? "/", "http://localhost");
        const search: Search = { parameters: Object.fromEntries(searchParams), outcome: "pending" };
        searches.push(search);
        response.once("close", () => {
          search.outcome = response.writableFinished ? "answered" : "abandoned";
        });
        return answerSearch(request, searchParams, plan.next());
      },
      speaksCors: () => false,
    },
    "/searches.json": {
      GET: () => jsonAnswer(searches),
      DELETE() {
        searches = [];
        return jsonAnswer({ ok: true });
      },
    },
    "/misbehave": plan.route,
  });
  return { ...server, geocoder: server.url + SEARCH };
}
