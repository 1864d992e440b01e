import type { IncomingMessage } from "node:http";
import { type Answer, jsonAnswer } from "./answer.ts";
import { readBody } from "./local-server.ts";

/** The keys that misbehaviours of every service have. */
interface PlannedAnswer {
  readonly times?: number;
  readonly cors?: boolean;
}

/**
 * The planned responses for the next requests, in order. Without a plan, or after its end, requests get
 * normal responses.
 */
export class MisbehaviourPlan<Misbehaviour extends PlannedAnswer> {
  #steps: { readonly behaviour: Misbehaviour; left: number }[] = [];
  #last: Misbehaviour | undefined;

  /**
   * Replaces the plan. A step without `times` is for one request or, if it is the only step, for all that
   * follow.
   */
  set(steps: readonly Misbehaviour[], standsAlone: boolean): void {
    const otherwise = standsAlone ? Number.POSITIVE_INFINITY : 1;
    this.#steps = steps.map((behaviour) => ({ behaviour, left: behaviour.times ?? otherwise }));
  }

  clear(): void {
    this.#steps = [];
  }

  /** Takes the step for one request off the plan. Undefined is the normal response. */
  next(): Misbehaviour | undefined {
    const [step] = this.#steps;
    this.#last = step?.behaviour;
    if (step === undefined) return undefined;
    step.left -= 1;
    if (step.left === 0) this.#steps.shift();
    return step.behaviour;
  }

  /**
   * True if other sites may read the response to OPTIONS, as with the last post, or the next one before there
   * was any. A webhook without CORS omits it for both, even if a client probes it afterwards.
   */
  get speaksCors(): boolean {
    return (this.#last ?? this.#steps[0]?.behaviour)?.cors ?? true;
  }
}

/** `POST /misbehave`: replaces the plan with the posted JSON, one answer or a list of them. */
export async function setMisbehaviour<Misbehaviour extends PlannedAnswer>(
  request: IncomingMessage,
  {
    plan,
    form,
    maxBodyBytes,
  }: {
    readonly plan: MisbehaviourPlan<Misbehaviour>;
    readonly form: MisbehaviourForm<Misbehaviour>;
    readonly maxBodyBytes: number;
  },
): Promise<Answer> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return { status: 413, body: "La liste de réponses est trop longue.\n" };
  const posted = parseJson(body.toString());
  if (posted === undefined) return { status: 400, body: "Le corps doit être du JSON.\n" };
  const read = readMisbehaviours(posted.value, form);
  if ("problem" in read) return { status: 400, body: `${read.problem}\n` };
  plan.set(read.steps, !Array.isArray(posted.value));
  return jsonAnswer({ ok: true });
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

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
