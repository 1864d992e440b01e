import type { Outcome } from "../outcome.ts";
import type { PostOptions } from "../delivery-port.ts";
import { type Delay, LATER_PATIENCE, type QuoteRequest, uploadTime } from "../quote-request.ts";
import { isReadable } from "../../is-readable.ts";
import { within } from "../../within.ts";

/** Milliseconds until a post is aborted (spec sections 7 and 9). One with files has their upload time besides. */
export const POST_TIMEOUT = 10_000;
/** Milliseconds until a probe or a reading is given up that finds out why a post failed. */
const PROBE_TIMEOUT = 5000;
/**
 * Bytes. Browsers limit all pending keepalive bodies to 64 KiB together (Fetch standard,
 * HTTP-network-or-cache fetch). Later tries do without keepalive, since many may run at once.
 */
const KEEPALIVE_LIMIT = 60_000;

export interface WebPort {
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  /** Logs the status of the webhook's response, and nothing else of it (spec section 7). */
  readonly log: (status: number) => void;
}

/**
 * Posts a request as a CORS simple request: multipart, without headers of our own. So no webhook has to
 * answer a preflight. A guarded post has such a header, which marks it as a possible repeat: the browser sends
 * nothing to a webhook that refuses the preflight.
 */
export async function postToWebhook(
  request: QuoteRequest,
  webhook: string,
  web: WebPort,
  options: PostOptions = {},
): Promise<Outcome> {
  const { isGuarded = false, outlivesPage = false, isPatient = false, speaksCors = false, delay } = options;
  const body = multipartOf(request, delay);
  const time = (POST_TIMEOUT + uploadTime(request.entries)) * (isPatient ? LATER_PATIENCE : 1);
  try {
    const response = await withTimeout(web.fetch, time, webhook, {
      method: "POST",
      mode: "cors",
      credentials: "omit",
      // A browser follows a 302 with a GET, without the lead.
      redirect: "manual",
      body,
      ...(isGuarded
        ? { headers: { "Idempotency-Key": request.submissionId } }
        : { keepalive: outlivesPage && sizeOf(request) < KEEPALIVE_LIMIT }),
    });
    if (response.type === "opaqueredirect") return { kind: "redirect" };
    web.log(response.status);
    return { kind: "status", status: response.status, retryAfter: response.headers.get("retry-after") };
  } catch (error) {
    if (isGuarded) return { kind: "unreadable" };
    if (isTimeout(error)) return { kind: "timeout" };
    const wasOnline = web.isOnline();
    const isLost = speaksCors || !(await areReadable(request));
    return { kind: isLost ? "network-failure" : await whyRejected(webhook, web, wasOnline) };
  }
}

/** False if a file can't be read: nothing has left the browser then. One that a cloud does not hand out in time can't. */
async function areReadable({ entries }: QuoteRequest): Promise<boolean> {
  const files = entries.flatMap(([, value]) => (typeof value === "string" ? [] : value));
  const readings = await within(Promise.all(files.map(isReadable)), PROBE_TIMEOUT, [false]);
  return readings.every(Boolean);
}

/**
 * Finds out why `fetch` rejected, which it does for no response and for a response without CORS (decision 11). If
 * the webhook's folder responds, which a content blocker may forbid, the webhook is probed for CORS. A response of a
 * webhook with CORS would have been readable, so the post was cut. A webhook without CORS has responded. A probe that
 * times out counts as no response. A network that came or went meanwhile proves nothing; some browsers say for good that
 * they are offline.
 */
async function whyRejected(
  webhook: string,
  web: WebPort,
  wasOnline: boolean,
): Promise<"unreadable" | "network-failure"> {
  try {
    await withTimeout(web.fetch, PROBE_TIMEOUT, new URL(".", webhook).href, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
    });
  } catch {
    return "network-failure";
  }
  const isWithout = await isWithoutCors(webhook, web);
  return isWithout && web.isOnline() === wasOnline ? "unreadable" : "network-failure";
}

/** True if an OPTIONS request, which has no effect (RFC 9110, section 9.3.7), gets no CORS headers. */
async function isWithoutCors(webhook: string, web: WebPort): Promise<boolean> {
  try {
    await withTimeout(web.fetch, PROBE_TIMEOUT, webhook, {
      method: "OPTIONS",
      mode: "cors",
      credentials: "omit",
      redirect: "manual",
    });
    return false;
  } catch (error) {
    return !isTimeout(error);
  }
}

function multipartOf({ submissionId, revision, entries }: QuoteRequest, delay: Delay | undefined): FormData {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  body.append("submission_id", submissionId);
  body.append("submission_revision", String(revision));
  if (delay !== undefined) {
    body.append("submission_ts", String(delay.sentAt));
    body.append("submission_failure", delay.reason);
  }
  return body;
}

/** Estimates the bytes of the body from above: three for a UTF-16 unit, 150 for a part's own lines. */
function sizeOf({ entries }: QuoteRequest): number {
  return entries.reduce(
    (sum, [name, value]) =>
      sum + 3 * name.length + (typeof value === "string" ? 3 * value.length : value.size) + 150,
    900,
  );
}

/** Rejects with a `TimeoutError` if no response headers come in time. */
async function withTimeout(
  fetch: WebPort["fetch"],
  milliseconds: number,
  address: string,
  options: RequestInit,
): Promise<Response> {
  const control = new AbortController();
  const timer = setTimeout(
    () => control.abort(new DOMException("No answer in time", "TimeoutError")),
    milliseconds,
  );
  try {
    return await fetch(address, { ...options, signal: control.signal });
  } catch (error) {
    // WebKit rejects with an `AbortError` instead of the signal's reason.
    throw control.signal.aborted ? control.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";
