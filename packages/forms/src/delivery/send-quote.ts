import { pagePort } from "./page-port.ts";
import type { QuoteRequest } from "./quote-request.ts";
import { type SendResult, submitQuote } from "./submit-quote.ts";

/**
 * Sends a filled form to the webhook, by way of the outbox. "sent": it has arrived, or will without the visitor's
 * doing; "network-failure": it is not sent, and the form keeps its answers (spec section 8). Never rejects.
 */
export async function sendQuote(request: QuoteRequest, webhook: string): Promise<SendResult> {
  return submitQuote(request, webhook, pagePort).catch(() => "network-failure" as const);
}
