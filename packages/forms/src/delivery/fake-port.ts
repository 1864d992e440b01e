import type { Answer } from "./answer.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { QuoteRequest } from "./quote-request.ts";
import { takeTurns } from "./take-turns.ts";

export const WEBHOOK = "https://hook.example/quote";
export const START = Date.UTC(2026, 10, 21);

export const status = (code: number, retryAfter: string | null = null): Answer => ({
  kind: "status",
  status: code,
  retryAfter,
});

export const request = (submissionId = "1", nom = "Zoé"): QuoteRequest => ({
  submissionId,
  entries: [["nom", nom]],
});

/** A browser whose clock, network and storage stand under the test's control. */
export function fakePort(answers: Answer[] = []) {
  const stored = new Map<string, OutboxEntry>();
  const posted: string[] = [];
  const state = {
    now: START,
    isOnline: true,
    isStorageOn: true,
    speaksCors: false,
    mark: undefined as number | undefined,
    isWorkerWanted: false,
    /** Runs while a post is under way. */
    duringPost: async () => {},
  };
  const storage = async <Result>(act: () => Result): Promise<Result> => {
    if (!state.isStorageOn) throw new DOMException("No storage", "SecurityError");
    return act();
  };
  const port: DeliveryPort = {
    now: () => state.now,
    isOnline: () => state.isOnline,
    post: async ({ submissionId }, _webhook, { isGuarded } = { isGuarded: false }) => {
      if (isGuarded && !state.speaksCors) return { kind: "unreadable" };
      posted.push(submissionId);
      await state.duringPost();
      return answers.shift() ?? status(200);
    },
    outbox: {
      get: (id) => storage(() => stored.get(id)),
      put: (entry) => storage(() => void stored.set(entry.submissionId, entry)),
      remove: (id) => storage(() => void stored.delete(id)),
      all: () => storage(() => [...stored.values()]),
    },
    exclusively: takeTurns(undefined),
    lookAgainBy: (time) => void (state.mark = Math.min(time, state.mark ?? Infinity)),
    lookAgainAt: (time) => void (state.mark = time),
    deliverInBackground: (isWanted) => void (state.isWorkerWanted = isWanted),
  };
  return { port, stored, posted, state };
}
