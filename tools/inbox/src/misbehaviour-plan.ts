import { type Static, type TObject, Type } from "typebox";
import { Compile } from "typebox/compile";
import { jsonAnswer } from "./answer.ts";
import { readBody, type Route } from "./local-server.ts";

const MAX_BYTES = 1024 * 1024;

/** Keys that the misbehaviours of every service have. */
export const commonMisbehaviour = {
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  cors: Type.Optional(Type.Boolean()),
};

type Form = TObject<typeof commonMisbehaviour>;

/**
 * The planned responses for the next requests, in order. Without a plan, or after its end, requests get
 * normal responses.
 */
export class MisbehaviourPlan<Misbehaviour extends Form> {
  readonly #form: Misbehaviour;
  #steps: Static<Misbehaviour>[] = [];
  /** True if the only step is for all requests that follow. */
  #isLasting = false;
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
      const read = readMisbehaviours(posted, this.#form);
      if ("problem" in read) return { status: 400, body: `${read.problem}\n` };
      this.#steps = [...read.steps];
      this.#isLasting = !Array.isArray(posted);
      return jsonAnswer({ ok: true });
    },
    DELETE: () => {
      this.#steps = [];
      return jsonAnswer({ ok: true });
    },
  };

  /** Takes the step for one request off the plan. An empty step is the normal response. */
  next(): Partial<Static<Misbehaviour>> {
    this.#last = this.#isLasting ? this.#steps[0] : this.#steps.shift();
    return this.#last ?? {};
  }

  /**
   * True if other sites may read the response to OPTIONS, as with the last post, or the next one before there
   * was any. A webhook without CORS omits it for both, even if a client probes it afterwards.
   */
  get speaksCors(): boolean {
    return (this.#last ?? this.#steps[0])?.cors ?? true;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks the JSON posted to `/misbehave`. A problem names the place of each fault: "/0/status must be <= 599". */
export function readMisbehaviours<Misbehaviour extends Form>(
  posted: unknown,
  form: Misbehaviour,
): { steps: readonly Static<Misbehaviour>[] } | { problem: string } {
  const steps = Array.isArray(posted) ? posted : [posted];
  const errors = Compile(Type.Array(form, { minItems: 1 })).Errors(steps);
  if (errors.length === 0) return { steps };
  return { problem: errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join("\n") };
}
