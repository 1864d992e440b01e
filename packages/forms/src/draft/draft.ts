import type { FormField } from "@vitrine/schema/content/form-field";
import { type Answers, currentAnswer, namesOf } from "../form-fields.ts";
import { DRAFT_LIFETIME } from "./draft-terms.data.ts";

/** An unsent form, as this device stores it. */
export interface Draft {
  /** The identifier of this form. A retry after a reload has the same one. */
  readonly submissionId: string;
  readonly values: Answers;
  /** Fields in which files were chosen; a browser gives no file back. */
  readonly lostFiles?: readonly string[];
  /** An e-mail address that the visitor wants as typed, so it is not corrected again. */
  readonly emailAsTyped?: string | undefined;
  /** Undefined before the first send. */
  readonly lastSend?: LastSend | undefined;
}

/** The last send under an identifier: its revision, and the fingerprint of its answers. */
export interface LastSend {
  readonly revision: number;
  readonly fingerprint: number;
}

/** No real answer is longer. The form did not write a longer text in the storage. */
const MAX_ANSWER_LENGTH = 10_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Writes a draft as text for the device's storage. Its 7 days begin at `now`, in milliseconds. */
export function encodeDraft({ emailAsTyped, ...draft }: Draft, now: number): string {
  // Visitors' devices store the address under this name.
  return JSON.stringify({ savedAt: now, ...draft, keptEmail: emailAsTyped });
}

/** Reads a draft without answers that no visitor could have given; undefined for an old or bad text. */
export function decodeDraft(
  text: string | null,
  now: number,
  fields: readonly FormField[],
): Draft | undefined {
  const stored = parseObject(text);
  if (stored === undefined || !isFresh(stored["savedAt"], now)) return undefined;
  const { submissionId, values, keptEmail, lastSend } = stored;
  if (typeof submissionId !== "string" || !UUID.test(submissionId) || !isObject(values)) return undefined;
  const lostFiles = namesOf(fields, "file").filter((name) => isText(values[name]));
  return {
    submissionId,
    values: Object.fromEntries(
      fields.flatMap((field) => {
        const value = values[field.name];
        const answer = isText(value) ? currentAnswer(field, value) : "";
        return answer === "" ? [] : [[field.name, answer]];
      }),
    ),
    ...(lostFiles.length > 0 && { lostFiles }),
    ...(isText(keptEmail) ? { emailAsTyped: keptEmail } : {}),
    ...(isLastSend(lastSend) ? { lastSend } : {}),
  };
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_ANSWER_LENGTH;

/** A draft with a future date was written while the clock was ahead. */
const isFresh = (savedAt: unknown, now: number) =>
  typeof savedAt === "number" && Math.abs(now - savedAt) < DRAFT_LIFETIME;

const isLastSend = (value: unknown): value is LastSend =>
  isObject(value) && Number.isSafeInteger(value["revision"]) && Number.isSafeInteger(value["fingerprint"]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
