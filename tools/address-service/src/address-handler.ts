import type { IncomingMessage, RequestListener } from "node:http";
import { type Answer, sendAnswer } from "@vitrine/inbox/answer";
import { isOwnRequest } from "@vitrine/inbox/is-own-request";
import { readBody } from "@vitrine/inbox/read-body";
import type { AddressContext } from "./address-context.ts";
import { answerSearch } from "./answer-search.ts";
import { readMisbehaviours } from "./misbehaviour.ts";

const SEARCH = /^\/geocodage\/search\/?$/;
const MAX_PLAN_BYTES = 1024 * 1024;

/** The address service as a listener for Node's HTTP server, bound to `host`. */
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
      // The service closes, or the asker broke off: nobody hears an answer.
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
      return json(record.all());
    case "DELETE /searches.json":
      record.clear();
      return json({ ok: true });
    case "DELETE /misbehave":
      plan.clear();
      return json({ ok: true });
    case "POST /misbehave":
      return setMisbehaviour(await readBody(request, MAX_PLAN_BYTES), plan);
    default:
      return { status: 404, body: "Cette adresse n’existe pas.\n" };
  }
}

function setMisbehaviour(body: Buffer | undefined, plan: AddressContext["plan"]): Answer {
  const posted = parseJson(body?.toString() ?? "");
  if (posted === undefined) return { status: 400, body: "Le corps doit être du JSON, de 1 Mio au plus.\n" };
  const read = readMisbehaviours(posted.value);
  if ("problem" in read) return { status: 400, body: `${read.problem}\n` };
  plan.set(read.steps, !Array.isArray(posted.value));
  return json({ ok: true });
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const json = (value: unknown): Answer => ({
  status: 200,
  type: "application/json",
  body: JSON.stringify(value),
});
