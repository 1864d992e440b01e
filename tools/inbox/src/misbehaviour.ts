import { validateHeaderValue } from "node:http";

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

type Check = { readonly accepts: (value: unknown) => boolean; readonly expected: string };

const checks: Readonly<Record<keyof Misbehaviour, Check>> = {
  delayMs: wholeNumber(0, 600_000, "de millisecondes"),
  status: wholeNumber(200, 599, "de statut HTTP"),
  retryAfter: {
    accepts: (value) => wholeNumber(0, 86_400).accepts(value) || isHeaderText(value),
    expected: "un nombre entier de secondes, ou une date HTTP",
  },
  location: { accepts: isHeaderText, expected: "une adresse, en caractères ASCII" },
  cors: { accepts: isBoolean, expected: "true ou false" },
  reset: {
    accepts: (value) => value === "before-body" || value === "after-body",
    expected: "« before-body » ou « after-body »",
  },
  store: { accepts: isBoolean, expected: "true ou false" },
  times: wholeNumber(1, 1_000_000, "de fois"),
};

const MAX_STEPS = 1000;

/** Checks what was posted to `/misbehave`, one answer or a list of them; a problem is a French sentence naming its key. */
export function readMisbehaviours(posted: unknown): { steps: readonly Misbehaviour[] } | { problem: string } {
  const steps: readonly unknown[] = Array.isArray(posted) ? posted : [posted];
  if (steps.length === 0 || steps.length > MAX_STEPS) {
    return { problem: `La liste doit compter de 1 à ${MAX_STEPS} réponses.` };
  }
  for (const [index, step] of steps.entries()) {
    const problem = findProblem(step);
    if (problem !== undefined)
      return { problem: Array.isArray(posted) ? `Réponse ${index + 1} : ${problem}` : problem };
  }
  return { steps: steps as readonly Misbehaviour[] };
}

function findProblem(step: unknown): string | undefined {
  if (typeof step !== "object" || step === null || Array.isArray(step)) return "un objet JSON est attendu.";
  for (const [key, value] of Object.entries(step)) {
    if (!isKey(key)) return `clé inconnue « ${key} » ; les clés sont ${Object.keys(checks).join(", ")}.`;
    const { accepts, expected } = checks[key];
    if (!accepts(value)) return `« ${key} » : ${expected}, et non ${JSON.stringify(value)}.`;
  }
  if ("reset" in step && step.reset === "before-body" && "store" in step && step.store === true) {
    return "« store » : une demande dont le corps n’est pas lu (reset « before-body ») ne peut pas être gardée.";
  }
  return undefined;
}

function isKey(key: string): key is keyof Misbehaviour {
  return Object.hasOwn(checks, key);
}

function wholeNumber(min: number, max: number, what = ""): Check {
  return {
    accepts: (value) => typeof value === "number" && Number.isInteger(value) && value >= min && value <= max,
    expected: `un nombre entier ${what} de ${min} à ${max}`,
  };
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isHeaderText(value: unknown): value is string {
  if (typeof value !== "string" || value === "" || value.length > 2048) return false;
  try {
    validateHeaderValue("location", value);
    return true;
  } catch {
    return false;
  }
}
