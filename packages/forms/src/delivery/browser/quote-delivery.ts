import { pagePort } from "./page-port.ts";
import type { Destination, QuoteRequest } from "../quote-request.ts";
import { findSame, findThanked, promiseDelivery } from "../sent-request.ts";
import { submitQuote } from "../submit-quote.ts";

export type QuoteDelivery = ReturnType<typeof quoteDelivery>;

/** Delivers quote requests through the outbox. Nothing rejects: without a storage no request is known. */
export function quoteDelivery(destination: Destination) {
  const nothing = () => undefined;
  return {
    send: (request: QuoteRequest) =>
      submitQuote(request, destination, pagePort).catch(() => "network-failure" as const),
    promiseDelivery: (submissionId: string) => promiseDelivery(submissionId, pagePort).catch(nothing),
    findSame: (fingerprint: number) => findSame(fingerprint, pagePort).catch(nothing),
    findThanked: () => findThanked(pagePort).catch(nothing),
  };
}
