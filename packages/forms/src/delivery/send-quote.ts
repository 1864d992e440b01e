import { pagePort } from "./page-port.ts";
import type { Destination, QuoteRequest } from "./quote-request.ts";
import { findSame, findSent, findThanked, type SentRequest } from "./sent-request.ts";
import { type SendResult, submitQuote } from "./submit-quote.ts";

/** Sending as the form sees it. Nothing here rejects: without a storage there is nothing that was sent before. */
export interface QuoteDelivery {
  send(request: QuoteRequest): Promise<SendResult>;
  findSent(submissionId: string): Promise<SentRequest | undefined>;
  findSame(fingerprint: number): Promise<SentRequest | undefined>;
  findThanked(): Promise<SentRequest | undefined>;
}

/** Delivers quote requests to a webhook from this page, by way of the outbox. */
export function quoteDelivery(destination: Destination): QuoteDelivery {
  const nothing = () => undefined;
  return {
    send: (request) => submitQuote(request, destination, pagePort).catch(() => "network-failure" as const),
    findSent: (submissionId) => findSent(submissionId, pagePort).catch(nothing),
    findSame: (fingerprint) => findSame(fingerprint, pagePort).catch(nothing),
    findThanked: () => findThanked(pagePort).catch(nothing),
  };
}
