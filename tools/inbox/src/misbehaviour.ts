import { validateHeaderValue } from "node:http";
import { type MisbehaviourForm, oneOf, wholeNumber } from "./misbehaviour-plan.ts";

/**
 * A planned response to one post to `/quote`. Without any key it is the normal one: 200, stored, readable by
 * all. `delayMs` passes between storing the lead and responding. A `reset` cuts the connection without a byte
 * of response, before the body is read or after the lead is stored. `store` overrides the default, which
 * stores a lead for a 2xx and for a reset after the body.
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

/** The keys that `/misbehave` accepts. */
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
