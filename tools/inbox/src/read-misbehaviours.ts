/** The allowed values of one key of a misbehaviour. */
export type Check = { readonly accepts: (value: unknown) => boolean; readonly expected: string };

/** The keys of a service's misbehaviours, and a check for keys that contradict each other. */
export type MisbehaviourForm<Misbehaviour> = {
  readonly checks: Readonly<Record<keyof Misbehaviour & string, Check>>;
  readonly contradiction?: (step: Misbehaviour) => string | undefined;
};

const MAX_STEPS = 1000;

/**
 * Checks the JSON posted to `/misbehave`, one answer or a list of them. A problem is a French sentence that
 * names its key.
 */
export function readMisbehaviours<Misbehaviour>(
  posted: unknown,
  form: MisbehaviourForm<Misbehaviour>,
): { steps: readonly Misbehaviour[] } | { problem: string } {
  const steps: readonly unknown[] = Array.isArray(posted) ? posted : [posted];
  if (steps.length === 0 || steps.length > MAX_STEPS) {
    return { problem: `La liste doit compter de 1 à ${MAX_STEPS} réponses.` };
  }
  for (const [index, step] of steps.entries()) {
    const problem = findProblem(step, form);
    if (problem !== undefined)
      return { problem: Array.isArray(posted) ? `Réponse ${index + 1} : ${problem}` : problem };
  }
  return { steps: steps as readonly Misbehaviour[] };
}

function findProblem<Misbehaviour>(
  step: unknown,
  { checks, contradiction }: MisbehaviourForm<Misbehaviour>,
): string | undefined {
  if (typeof step !== "object" || step === null || Array.isArray(step)) return "un objet JSON est attendu.";
  for (const [key, value] of Object.entries(step)) {
    const check = Object.hasOwn(checks, key) ? checks[key as keyof Misbehaviour & string] : undefined;
    if (check === undefined)
      return `clé inconnue « ${key} » ; les clés sont ${Object.keys(checks).join(", ")}.`;
    if (!check.accepts(value)) return `« ${key} » : ${check.expected}, et non ${JSON.stringify(value)}.`;
  }
  return contradiction?.(step as Misbehaviour);
}

export function wholeNumber(min: number, max: number, what: string): Check {
  return {
    accepts: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    expected: `un nombre entier ${what} de ${min} à ${max}`,
  };
}

export function oneOf(...values: readonly (string | boolean)[]): Check {
  return {
    accepts: (value) => values.some((one) => one === value),
    expected: values.map((value) => JSON.stringify(value)).join(" ou "),
  };
}
