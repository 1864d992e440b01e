import type { IncomingMessage } from "node:http";
import type { Answer } from "./answer.ts";
import { jsonAnswer } from "./json-answer.ts";
import type { MisbehaviourPlan } from "./misbehaviour-plan.ts";
import { readBody } from "./read-body.ts";
import { type MisbehaviourForm, readMisbehaviours } from "./read-misbehaviours.ts";

/** `POST /misbehave`: replaces the plan with the posted JSON, one answer or a list of them. */
export async function setMisbehaviour<
  Misbehaviour extends { readonly times?: number; readonly cors?: boolean },
>(
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
