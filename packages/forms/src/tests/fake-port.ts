import type { Outcome } from "../delivery/outcome.ts";
import type { DeliveryPort } from "../delivery/delivery-port.ts";
import type { OutboxEntry } from "../delivery/outbox-entry.ts";
import type { Delay, QuoteRequest } from "../delivery/quote-request.ts";
import { lockById } from "../delivery/browser/lock-by-id.ts";

export const WEBHOOK = "https://hook.example/quote";
export const FALLBACK = "https://fallback.example/quote";
export const START = Date.UTC(2026, 10, 21);

export const status = (code: number, retryAfter: string | null = null): Outcome => ({
  kind: "status",
  status: code,
  retryAfter,
});

export const request = (submissionId = "1", nom = "Zoé"): QuoteRequest => ({
  submissionId,
  revision: 1,
  entries: [["nom", nom]],
});

/** A request that the fake browser has posted. */
interface Posted extends QuoteRequest {
  readonly webhook: string;
  readonly delay: Delay | undefined;
}

/** A browser whose clock, network and storage the test controls. */
export function fakePort(outcomes: Outcome[] = []) {
  const stored = new Map<string, OutboxEntry>();
  const posts: Posted[] = [];
  const state = {
    now: START,
    isOnline: true,
    isStorageOn: true,
    speaksCors: false,
    mayKeepClicks: false,
    isWorkerWanted: false,
    announced: 0,
    /** Runs during each post. */
    duringPost: async () => {},
  };
  const storage = async <Result>(act: () => Result): Promise<Result> => {
    if (!state.isStorageOn) throw new DOMException("No storage", "SecurityError");
    return act();
  };
  const port: DeliveryPort = {
    now: () => state.now,
    isOnline: () => state.isOnline,
    post: async (sent, webhook, { isGuarded = false, delay } = {}) => {
      if (isGuarded && !state.speaksCors) return { kind: "unreadable" };
      posts.push({ ...sent, webhook, delay });
      await state.duringPost();
      return outcomes.shift() ?? status(200);
    },
    outbox: {
      get: (id) => storage(() => stored.get(id)),
      put: (entry) => storage(() => void stored.set(entry.submissionId, entry)),
      remove: (id) => storage(() => void stored.delete(id)),
      all: () => storage(() => [...stored.values()]),
    },
    exclusively: lockById(undefined),
    mayKeepClicks: () => state.mayKeepClicks,
    announce: () => void (state.announced += 1),
    deliverInBackground: (isWanted) => void (state.isWorkerWanted = isWanted),
  };
  return { port, stored, posts, posted: () => posts.map(({ submissionId }) => submissionId), state };
}
