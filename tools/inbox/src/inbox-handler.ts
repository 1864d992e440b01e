import type { IncomingMessage, RequestListener } from "node:http";
import { type Answer, jsonAnswer, sendAnswer } from "./answer.ts";
import { latePage, leadsPage } from "./leads-page.ts";
import { isOwnRequest } from "./local-server.ts";
import { misbehaviours } from "./misbehaviour.ts";
import { setMisbehaviour } from "./misbehaviour-plan.ts";
import { type InboxContext, receiveQuote } from "./receive-quote.ts";

type Endpoint = (request: IncomingMessage, inbox: InboxContext) => Answer | Promise<Answer | "reset">;
type Route = { readonly isPublic: boolean; readonly methods: ReadonlyMap<string, Endpoint> };

/**
 * All addresses of the inbox. Other sites may post to a public one and read the response; only this machine
 * may use the rest.
 */
const routes: ReadonlyMap<string, Route> = new Map([
  ["/", route(false, { GET: (_request, { store }) => leadsPage(store.all()) })],
  ["/late", route(false, { GET: (_request, { store }) => latePage(store.all()) })],
  ["/quote", route(true, { POST: receiveQuote })],
  [
    "/leads.json",
    route(false, {
      GET: (_request, { store }) => jsonAnswer(store.all()),
      DELETE: (_request, { store }) => {
        store.clear();
        return jsonAnswer({ ok: true });
      },
    }),
  ],
  [
    "/misbehave",
    route(false, {
      POST: (request, { plan, maxBodyBytes }) =>
        setMisbehaviour(request, { plan, form: misbehaviours, maxBodyBytes }),
      DELETE: (_request, { plan }) => {
        plan.clear();
        return jsonAnswer({ ok: true });
      },
    }),
  ],
]);

/** Returns the inbox as a listener for Node's HTTP server. */
export function inboxHandler(inbox: InboxContext): RequestListener {
  return async (request, response) => {
    try {
      const answer = await answerTo(request, inbox);
      if (answer === "reset") request.socket.resetAndDestroy();
      else sendAnswer(response, answer);
    } catch (error) {
      inbox.log(`${request.method ?? ""} ${request.url ?? ""} failed: ${String(error)}`);
      // A closing inbox cuts a delay short, and then sends no answer. A sender that has left notices no
      // difference.
      if (error instanceof Error && error.name === "AbortError") request.socket.destroy();
      else sendAnswer(response, { status: 500, body: "L’opération a échoué.\n" });
    }
  };
}

async function answerTo(request: IncomingMessage, inbox: InboxContext): Promise<Answer | "reset"> {
  const place = routes.get((request.url ?? "").split("?")[0] ?? "");
  if (place === undefined) return { status: 404, body: "Cette adresse n’existe pas.\n" };
  if (!place.isPublic && !isOwnRequest(request.headers, inbox.host)) {
    return { status: 403, body: "Cette adresse n’est pas ouverte aux autres sites.\n" };
  }
  const cors = place.isPublic;
  const allowed = [...place.methods.keys(), "OPTIONS"].join(", ");
  if (request.method === "OPTIONS") {
    const isReadable = cors && inbox.plan.speaksCors;
    return { status: 204, headers: preflightHeaders(allowed, isReadable), cors: isReadable };
  }
  const endpoint = place.methods.get(request.method ?? "");
  if (endpoint !== undefined) return endpoint(request, inbox);
  return {
    status: 405,
    headers: { Allow: allowed },
    body: `Les méthodes possibles sont ${allowed}.\n`,
    cors,
  };
}

function preflightHeaders(allowed: string, cors: boolean): Record<string, string> {
  if (!cors) return { Allow: allowed };
  return {
    Allow: allowed,
    "Access-Control-Allow-Methods": allowed,
    "Access-Control-Allow-Headers": "*",
  };
}

function route(isPublic: boolean, methods: Readonly<Record<string, Endpoint>>): Route {
  const byName = new Map(Object.entries(methods));
  const get = byName.get("GET");
  // Node itself drops the body of a response to HEAD.
  if (get !== undefined) byName.set("HEAD", get);
  return { isPublic, methods: byName };
}
