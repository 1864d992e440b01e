import type { ServerResponse } from "node:http";

/** An HTTP answer as data; `cors: false` withholds the header that lets other sites' scripts read it. */
export type Answer = {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cors?: boolean;
};

/** Statuses that carry no body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const bodyless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Writes an answer. Nothing here may be cached, framed or guessed at: it is personal data or about it. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const body = bodyless.has(answer.status) ? undefined : (answer.body ?? "");
  response.statusCode = answer.status;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "no-referrer");
  if (answer.cors === true) {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Without this a script may not see how long it is asked to wait (Fetch standard, CORS-safelisted headers).
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (body !== undefined) {
    response.setHeader("Content-Type", `${answer.type ?? "text/plain"}; charset=utf-8`);
    response.setHeader("Content-Length", Buffer.byteLength(body));
  }
  endOnceHeardOut(response, body);
}

/**
 * One request a connection: a browser posts again by itself when a connection that it reuses is reset, and would
 * turn a single `reset` into a repeat. A sender that is still writing gets its whole answer at once, and the
 * connection closes when it has finished: closed on it, it would see a network error in place of the answer.
 */
function endOnceHeardOut(response: ServerResponse, body: string | undefined): void {
  const request = response.req;
  response.shouldKeepAlive = false;
  if (request.complete) {
    response.end(body);
    return;
  }
  response.flushHeaders();
  if (body !== undefined && request.method !== "HEAD") response.write(body);
  request.once("end", () => response.end()).resume();
}
