import { type MisbehaviourForm, oneOf, wholeNumber } from "@vitrine/inbox/read-misbehaviours";

/**
 * How to answer one search other than well. All absent is the good answer. `delayMs` comes before whatever is
 * answered, and `reset` cuts the connection without an answer. `body` is sent in the place of the found addresses:
 * `"malformed"` breaks off in the middle, `"html"` is an error page with status 200, as a gateway may send,
 * `"strange"` is JSON of another shape, `"empty"` has no address.
 */
export type Misbehaviour = {
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly cors?: boolean;
  readonly reset?: boolean;
  readonly body?: (typeof bodies)[number];
  readonly times?: number;
};

const bodies = ["malformed", "html", "strange", "empty"] as const;

/** What `/misbehave` takes. */
export const misbehaviours: MisbehaviourForm<Misbehaviour> = {
  checks: {
    delayMs: wholeNumber(0, 600_000, "de millisecondes"),
    status: wholeNumber(200, 599, "de statut HTTP"),
    retryAfter: wholeNumber(0, 86_400, "de secondes"),
    cors: oneOf(true, false),
    reset: oneOf(true, false),
    body: oneOf(...bodies),
    times: wholeNumber(1, 1_000_000, "de fois"),
  },
};
