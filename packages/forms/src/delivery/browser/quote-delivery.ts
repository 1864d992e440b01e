import { pagePort } from "./page-port.ts";
import type { Destination, QuoteRequest } from "../quote-request.ts";
import { findSame, findThanked, promiseDelivery, type SentRequest } from "../sent-request.ts";
import { type SendResult, submitQuote } from "../submit-quote.ts";

/** Delivery as the form uses it. Nothing rejects: without a storage there is no earlier request. */
export interface QuoteDelivery {
  send(request: QuoteRequest): Promise<SendResult>;
  promiseDelivery(submissionId: string): Promise<SentRequest | undefined>;
  findSame(fingerprint: number): Promise<SentRequest | undefined>;
  findThanked(): Promise<SentRequest | undefined>;
}

/** Delivers quote requests from this page to a webhook, through the outbox. */
export function quoteDelivery(destination: Destination): QuoteDelivery {
  const nothing = () => undefined;
  return {
    send: (request) => submitQuote(request, destination, pagePort).catch(() => "network-failure" as const),
    promiseDelivery: (submissionId) => promiseDelivery(submissionId, pagePort).catch(nothing),
    findSame: (fingerprint) => findSame(fingerprint, pagePort).catch(nothing),
    findThanked: () => findThanked(pagePort).catch(nothing),
  };
}
