import type { ServerResponse } from "node:http";

/** An HTTP response as data. `cors: false` omits the header that lets other sites' scripts read it. */
export type Answer = {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly cors?: boolean;
};

/** Returns a value as a JSON answer with status 200. */
export const jsonAnswer = (value: unknown): Answer => ({
  status: 200,
  type: "application/json",
  body: JSON.stringify(value),
});

/** Statuses without a body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const bodyless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends an answer with headers against caching, framing and sniffing, since it contains or concerns personal
 * data.
 */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const body = bodyless.has(answer.status) ? undefined : (answer.body ?? "");
  response.statusCode = answer.status;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "no-referrer");
  if (answer.cors === true) {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Without this header a script cannot read Retry-After (Fetch standard, CORS-safelisted headers).
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (body !== undefined) {
    const { type = "text/plain" } = answer;
    response.setHeader("Content-Type", typeof body === "string" ? `${type}; charset=utf-8` : type);
    response.setHeader("Content-Length", Buffer.byteLength(body));
  }
  endOnceHeardOut(response, body);
}

/**
 * Ends the response and its connection: a browser repeats a post if a reused connection is reset, so one
 * `reset` would become two posts. A sender that is still writing gets the response at once, and the
 * connection closes after its last byte. An earlier close would look like a network error to the sender.
 */
function endOnceHeardOut(response: ServerResponse, body: Answer["body"]): void {
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
