import type { IncomingMessage, RequestListener } from "node:http";
import { type Answer, jsonAnswer, sendAnswer } from "@vitrine/inbox/answer";
import { isOwnRequest } from "@vitrine/inbox/local-server";
import { setMisbehaviour } from "@vitrine/inbox/misbehaviour-plan";
import { type AddressContext, answerSearch } from "./answer-search.ts";
import { misbehaviours } from "./misbehaviour.ts";

const SEARCH = /^\/geocodage\/search\/?$/;
const MAX_PLAN_BYTES = 1024 * 1024;

/** Returns the address service as a listener for Node's HTTP server, bound to `host`. */
export function addressHandler(service: AddressContext, host: string): RequestListener {
  return async (request, response) => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      if (request.method === "GET" && SEARCH.test(pathname)) {
        const end = service.record.begin(searchParams);
        response.once("close", () => end(response.writableFinished ? "answered" : "abandoned"));
        const answer = await answerSearch(request, searchParams, service);
        if (answer === "reset") request.socket.resetAndDestroy();
        else sendAnswer(response, answer);
      } else sendAnswer(response, await answerOther(request, pathname, service, host));
    } catch {
      // The service is closing, or the client has left, so no response is sent.
      request.socket.destroy();
    }
  };
}

async function answerOther(
  request: IncomingMessage,
  pathname: string,
  { plan, record }: AddressContext,
  host: string,
): Promise<Answer> {
  if (!isOwnRequest(request.headers, host)) {
    return { status: 403, body: "Cette adresse n’est pas ouverte aux autres sites.\n" };
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return { status: 200, body: "Service d’adresses local. Essayez /geocodage/search?q=rue+de+la+paix\n" };
    case "GET /searches.json":
      return jsonAnswer(record.all());
    case "DELETE /searches.json":
      record.clear();
      return jsonAnswer({ ok: true });
    case "DELETE /misbehave":
      plan.clear();
      return jsonAnswer({ ok: true });
    case "POST /misbehave":
      return setMisbehaviour(request, { plan, form: misbehaviours, maxBodyBytes: MAX_PLAN_BYTES });
    default:
      return { status: 404, body: "Cette adresse n’existe pas.\n" };
  }
}
