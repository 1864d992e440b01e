import { type MisbehaviourForm, oneOf, wholeNumber } from "@vitrine/inbox/misbehaviour-plan";

/**
 * A planned response to one search. Without any key it is the normal one. `delayMs` passes before any
 * response, and `reset` cuts the connection without one. `body` replaces the found addresses. `"malformed"`
 * breaks off in the middle; `"html"` is an error page with status 200, as a gateway may send. `"strange"` is
 * JSON of another shape, `"empty"` has no address.
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

/** The keys that `/misbehave` accepts. */
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
