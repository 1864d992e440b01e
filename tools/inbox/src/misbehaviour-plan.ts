import { type Static, type TObject, type TSchema, Type } from "typebox";
import { Compile } from "typebox/compile";
import { jsonAnswer } from "./answer.ts";
import { readBody, type Route } from "./local-server.ts";

const MAX_STEPS = 1000;
const MAX_BYTES = 1024 * 1024;

/** Keys that the misbehaviours of every service have. A description completes « expected is … » in French. */
export const commonMisbehaviour = {
  delayMs: Type.Optional(whole(0, 600_000, "de millisecondes")),
  status: Type.Optional(whole(200, 599, "de statut HTTP")),
  cors: Type.Optional(Type.Boolean({ description: "true ou false" })),
  times: Type.Optional(whole(1, 1_000_000, "de fois")),
};

/** The schema of a whole number with its limits, described in French. */
export function whole(minimum: number, maximum: number, what: string) {
  return Type.Integer({
    minimum,
    maximum,
    description: `un nombre entier ${what} de ${minimum} à ${maximum}`,
  });
}

type Form = TObject<typeof commonMisbehaviour>;

/**
 * The planned responses for the next requests, in order. Without a plan, or after its end, requests get
 * normal responses.
 */
export class MisbehaviourPlan<Misbehaviour extends Form> {
  readonly #form: Misbehaviour;
  #steps: { readonly behaviour: Static<Misbehaviour>; left: number }[] = [];
  #last: Static<Misbehaviour> | undefined;

  constructor(form: Misbehaviour) {
    this.#form = form;
  }

  /** `/misbehave`: a post replaces the plan with its JSON, one response or a list of them. */
  readonly route: Route = {
    POST: async (request) => {
      const body = await readBody(request, MAX_BYTES);
      if (body === undefined) return { status: 413, body: "La liste de réponses est trop longue.\n" };
      const posted = parseJson(body.toString());
      if (posted === undefined) return { status: 400, body: "Le corps doit être du JSON.\n" };
      const read = readMisbehaviours(posted.value, this.#form);
      if ("problem" in read) return { status: 400, body: `${read.problem}\n` };
      // A step without `times` is for one request or, if it is the only step, for all that follow.
      const otherwise = Array.isArray(posted.value) ? 1 : Number.POSITIVE_INFINITY;
      this.#steps = read.steps.map((behaviour) => ({ behaviour, left: behaviour.times ?? otherwise }));
      return jsonAnswer({ ok: true });
    },
    DELETE: () => {
      this.#steps = [];
      return jsonAnswer({ ok: true });
    },
  };

  /** Takes the step for one request off the plan. An empty step is the normal response. */
  next(): Partial<Static<Misbehaviour>> {
    const [step] = this.#steps;
    this.#last = step?.behaviour;
    if (step === undefined) return {};
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

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Checks the JSON posted to `/misbehave`. A problem is a French sentence that names its key. */
export function readMisbehaviours<Misbehaviour extends Form>(
  posted: unknown,
  form: Misbehaviour,
): { steps: readonly Static<Misbehaviour>[] } | { problem: string } {
  const steps: readonly unknown[] = Array.isArray(posted) ? posted : [posted];
  if (steps.length === 0 || steps.length > MAX_STEPS)
    return { problem: `La liste doit compter de 1 à ${MAX_STEPS} réponses.` };
  const [error] = Compile(Type.Array(form)).Errors(steps);
  if (error === undefined) return { steps: steps as readonly Static<Misbehaviour>[] };
  const [, index, key] = error.instancePath.split("/");
  const place = Array.isArray(posted) ? `Réponse ${Number(index) + 1} : ` : "";
  if (key === undefined)
    return {
      problem: `${place}${error.keyword === "not" ? describe(form) : "un objet JSON est attendu."}`,
    };
  const keys = Object.keys(form.properties);
  if (!keys.includes(key))
    return { problem: `${place}clé inconnue « ${key} » ; les clés sont ${keys.join(", ")}.` };
  return {
    problem: `${place}« ${key} » : ${describe(form.properties[key as keyof typeof form.properties])} est attendu.`,
  };
}

const describe = (schema: TSchema) => (schema as { readonly description?: string }).description;
