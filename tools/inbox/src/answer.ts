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

/** Headers that let other sites' scripts read a response. */
const CORS_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  // Without this header a script cannot read Retry-After (Fetch standard, CORS-safelisted headers).
  "Access-Control-Expose-Headers": "Retry-After",
};

/**
 * Sends an answer with headers against caching, framing and sniffing, since it contains or concerns personal
 * data. The connection ends with it: a browser repeats a post if a reused connection is reset, so one `reset`
 * would become two posts.
 */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const { status, type = "text/plain", headers, cors = false } = answer;
  const body = bodyless.has(status) ? undefined : (answer.body ?? "");
  response.shouldKeepAlive = false;
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    ...(cors && CORS_HEADERS),
    ...headers,
    ...(body !== undefined && {
      "Content-Type": typeof body === "string" ? `${type}; charset=utf-8` : type,
      "Content-Length": Buffer.byteLength(body),
    }),
  });
  const request = response.req;
  if (request.complete) {
    response.end(body);
    return;
  }
  // A sender that is still writing gets the response at once, and the connection closes after its last byte.
  // An earlier close would look like a network error to the sender.
  response.flushHeaders();
  if (body !== undefined && request.method !== "HEAD") response.write(body);
  request.once("end", () => response.end()).resume();
}
