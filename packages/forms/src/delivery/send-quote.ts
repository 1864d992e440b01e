import type { QuoteRequest } from "./quote-request.ts";

/** Spec section 7: after so many milliseconds the request counts as sent. */
const TIMEOUT = 10_000;

/** Posts a request to the webhook. Any answer counts as sent, and so does none in ten seconds (spec section 8). */
export async function sendQuote(
  { submissionId, entries }: QuoteRequest,
  webhook: string,
): Promise<"sent" | "network-failure"> {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  body.append("submission_id", submissionId);
  try {
    await fetch(webhook, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT) });
    return "sent";
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? "sent" : "network-failure";
  }
}
