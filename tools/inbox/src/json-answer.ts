import type { Answer } from "./answer.ts";

/** Returns a value as a JSON answer with status 200. */
export function jsonAnswer(value: unknown): Answer {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}
