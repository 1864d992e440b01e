import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import { fileLimit, kindsOf } from "@vitrine/schema/file-kinds";
import type { Answers } from "../form-fields.ts";
import type { ChosenFile, FormPort } from "../page/form-port.ts";
import { isReadable } from "../is-readable.ts";
import { within } from "../within.ts";
import type { Issue } from "./issue.ts";

/** The form's answers as these rules need them. */
export interface GivenAnswers extends Pick<FormPort, "files"> {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly refused: readonly string[];
}

/** Returns the issues of numbers, dates and files. `required` reports empty answers. */
export function checkOthers(form: Form, given: GivenAnswers): readonly Issue[] {
  const ofFields = given.fields.flatMap((field): Issue[] => {
    const answer = (given.answers[field.name] ?? "").trim();
    if (answer === "" && (field.required === true || !given.refused.includes(field.name))) return [];
    return ownIssue(field, answer, given);
  });
  return [...ofFields, ...largeFiles(form, given)];
}

function ownIssue(field: FormField, answer: string, { files }: GivenAnswers): Issue[] {
  const names = [field.name];
  switch (field.type) {
    case "number":
      return isAllowedNumber(answer, field) ? [] : [{ code: "bad-number", names, text: numberText(field) }];
    case "date":
      return isAllowedDay(answer, field) ? [] : [{ code: "bad-date", names, text: dateText(field) }];
    case "file": {
      const chosen = files(field.name);
      if (chosen.some((file) => file.size === 0 || unreadable.has(file)))
        return [
          { code: "bad-file", names, text: ["Fichier illisible\u00A0: ", ". Choisissez-le de nouveau."] },
        ];
      const text = ["Fichier refusé\u00A0: ", `. Choisissez ${kindsOf(field)}.`] as const;
      return chosen.every((file) => field.accept.some((kind) => isOf(file, kind)))
        ? []
        : [{ code: "bad-file", names, text }];
    }
    default:
      return [];
  }
}

function isAllowedNumber(answer: string, { min = -Infinity, max = Infinity }: FormField<"number">): boolean {
  const value = Number(answer);
  return answer !== "" && Number.isInteger(value) && value >= min && value <= max;
}

/** Days are written YYYY-MM-DD, so their order is the texts'. */
const isAllowedDay = (answer: string, { min = "", max = "9999" }: FormField<"date">): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(answer) &&
  !Number.isNaN(Date.parse(answer)) &&
  answer >= dayOf(min) &&
  answer <= dayOf(max);

/** Returns a limit as a day: "today" is the visitor's, "today+2" two days later, "today-15y" fifteen years before. */
export function dayOf(limit: string, now = new Date()): string {
  if (!limit.startsWith("today")) return limit;
  const day = new Date(now);
  const [, count = "", years] = /^today(?:([+-]\d+)(y)?)?$/.exec(limit) ?? [];
  if (years === undefined) day.setDate(day.getDate() + Number(count));
  else {
    day.setFullYear(day.getFullYear() + Number(count));
    // In a year without a 29th of February, that day would be the 1st of March.
    if (day.getMonth() !== now.getMonth()) day.setDate(0);
  }
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** An iPhone's photo. Most other systems don't know this ending, so their browsers give it no type. */
const HEIC = /\.hei[cf]$/i;

const isOf = ({ name, type }: ChosenFile, kind: FormField<"file">["accept"][number]) =>
  kind === "pdf"
    ? name.toLowerCase().endsWith(".pdf")
    : type.startsWith("image/") || (type === "" && HEIC.test(name));

/** Files that were moved, changed or deleted after the choice. */
const unreadable = new WeakSet<object>();

/** Milliseconds for the first byte of the chosen files. A file may be in a cloud only. */
const READ_TIMEOUT = 2000;

/** Reads the first byte of each chosen file, so that `checkOthers` reports those that have none or no longer exist. */
export async function readFiles({ fields, files }: Pick<GivenAnswers, "fields" | "files">): Promise<void> {
  const chosen = fields.flatMap(({ name, type }) => (type === "file" ? files(name) : []));
  const readings = chosen.map(async (file) => (await isReadable(file)) || unreadable.add(file));
  await within(Promise.all(readings), READ_TIMEOUT, undefined);
}

const BYTES_OF_MEGABYTE = 1_000_000;

function largeFiles(form: Form, { fields, files }: GivenAnswers): Issue[] {
  const chosen = fields.filter(({ name, type }) => type === "file" && files(name).length > 0);
  const sizes = chosen.flatMap(({ name }) => files(name)).map(({ size }) => size);
  const limit = fileLimit(form);
  if (sizes.reduce((sum, size) => sum + size, 0) <= limit * BYTES_OF_MEGABYTE) return [];
  const text = [
    "Fichiers trop lourds\u00A0: ",
    `. Choisissez ${limit}\u00A0Mo au plus, tous ensemble.`,
  ] as const;
  return [{ code: "large-files", names: chosen.map(({ name }) => name), text }];
}

const numberText = ({ min, max }: FormField<"number">) =>
  ["Nombre à corriger\u00A0: ", `. Écrivez un nombre entier${between(min, max, "de", "à")}.`] as const;

const dateText = ({ min, max }: FormField<"date">) =>
  [
    "Date à corriger\u00A0: ",
    `. Choisissez un jour${between(inFrench(min), inFrench(max), "du", "au")}.`,
  ] as const;

const inFrench = (limit: string | undefined) => limit && dayOf(limit).split("-").toReversed().join("/");

function between<Limit extends string | number>(
  min: Limit | undefined,
  max: Limit | undefined,
  from: string,
  to: string,
): string {
  if (min === undefined) return max === undefined ? "" : ` jusqu’${to} ${max}`;
  return max === undefined ? ` à partir ${from} ${min}` : ` ${from} ${min} ${to} ${max}`;
}
