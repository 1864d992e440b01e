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

type Check = { readonly accepts: (value: unknown) => boolean; readonly expected: string };

const checks: Readonly<Record<keyof Misbehaviour, Check>> = {
  delayMs: wholeNumber(0, 600_000, "de millisecondes"),
  status: wholeNumber(200, 599, "de statut HTTP"),
  retryAfter: wholeNumber(0, 86_400, "de secondes"),
  cors: oneOf(true, false),
  reset: oneOf(true, false),
  body: oneOf(...bodies),
  times: wholeNumber(1, 1_000_000, "de fois"),
};

const MAX_STEPS = 1000;

/** Checks what was posted to `/misbehave`, one answer or a list of them; a problem is a French sentence naming its key. */
export function readMisbehaviours(posted: unknown): { steps: readonly Misbehaviour[] } | { problem: string } {
  const steps: readonly unknown[] = Array.isArray(posted) ? posted : [posted];
  if (steps.length === 0 || steps.length > MAX_STEPS) {
    return { problem: `La liste doit compter de 1 à ${MAX_STEPS} réponses.` };
  }
  const problem = steps.map(findProblem).find((found) => found !== undefined);
  return problem === undefined ? { steps: steps as readonly Misbehaviour[] } : { problem };
}

function findProblem(step: unknown): string | undefined {
  if (typeof step !== "object" || step === null || Array.isArray(step)) return "Un objet JSON est attendu.";
  for (const [key, value] of Object.entries(step)) {
    const check = Object.hasOwn(checks, key) ? checks[key as keyof Misbehaviour] : undefined;
    if (check === undefined)
      return `Clé inconnue « ${key} » ; les clés sont ${Object.keys(checks).join(", ")}.`;
    if (!check.accepts(value)) return `« ${key} » : ${check.expected}, et non ${JSON.stringify(value)}.`;
  }
  return undefined;
}

function wholeNumber(min: number, max: number, what: string): Check {
  return {
    accepts: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    expected: `un nombre entier ${what} de ${min} à ${max}`,
  };
}

function oneOf(...values: readonly (string | boolean)[]): Check {
  return {
    accepts: (value) => values.some((one) => one === value),
    expected: values.map((value) => JSON.stringify(value)).join(" ou "),
  };
}
