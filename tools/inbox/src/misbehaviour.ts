import { validateHeaderValue } from "node:http";
import { type MisbehaviourForm, oneOf, wholeNumber } from "./read-misbehaviours.ts";

/**
 * How to answer one post to `/quote` other than well. All absent is the good answer: 200, stored, readable by all.
 * `delayMs` comes between keeping the lead and answering; a `reset` cuts the connection without a byte of answer,
 * before the body is read or once the lead is kept. `store` overrides what follows from the status: kept for a 2xx
 * and for a reset after the body, dropped otherwise.
 */
export type Misbehaviour = {
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfter?: number | string;
  readonly location?: string;
  readonly cors?: boolean;
  readonly reset?: "before-body" | "after-body";
  readonly store?: boolean;
  readonly times?: number;
};

const seconds = wholeNumber(0, 86_400, "de secondes");

/** What `/misbehave` takes. */
export const misbehaviours: MisbehaviourForm<Misbehaviour> = {
  checks: {
    delayMs: wholeNumber(0, 600_000, "de millisecondes"),
    status: wholeNumber(200, 599, "de statut HTTP"),
    retryAfter: {
      accepts: (value) => seconds.accepts(value) || isHeaderText(value),
      expected: `${seconds.expected}, ou une date HTTP`,
    },
    location: { accepts: isHeaderText, expected: "une adresse, en caractères ASCII" },
    cors: oneOf(true, false),
    reset: oneOf("before-body", "after-body"),
    store: oneOf(true, false),
    times: wholeNumber(1, 1_000_000, "de fois"),
  },
  contradiction: ({ reset, store }) =>
    reset === "before-body" && store === true
      ? "« store » : une demande dont le corps n’est pas lu (reset « before-body ») ne peut pas être gardée."
      : undefined,
};

function isHeaderText(value: unknown): value is string {
  if (typeof value !== "string" || value === "" || value.length > 2048) return false;
  try {
    validateHeaderValue("location", value);
    return true;
  } catch {
    return false;
  }
}
