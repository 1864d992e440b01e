import { type ContentPath, formatPath } from "../diagnostics/diagnostic.ts";
import { joined, type Words } from "../diagnostics/words.ts";

/** Stands between alternatives. */
export const OR: Words = { en: " or ", fr: " ou " };

const TYPES = {
  string: { en: "text", fr: "un texte" },
  number: { en: "a number", fr: "un nombre" },
  integer: { en: "a whole number", fr: "un nombre entier" },
  boolean: { en: "true or false", fr: "true ou false" },
  object: { en: "a group of keys", fr: "un groupe de clés" },
  array: { en: "a list", fr: "une liste" },
  null: { en: "nothing", fr: "rien" },
} as const satisfies Record<string, Words>;

/** Names the types that a schema allows: "text", "a number or text". */
export const expectedInWords = (types: readonly string[]): Words =>
  joined(
    types.map((type) => TYPES[type as keyof typeof TYPES]),
    OR,
  );

/** Describes a found value: "the number 92040", "a list", "nothing". */
export function foundInWords(value: unknown): Words {
  if (value === null || value === undefined) return TYPES.null;
  if (Array.isArray(value)) return TYPES.array;
  if (typeof value === "object") return TYPES.object;
  if (typeof value === "number") return { en: `the number ${value}`, fr: `le nombre ${value}` };
  if (typeof value === "boolean") return { en: `the truth value ${value}`, fr: `la valeur logique ${value}` };
  const text = shortened(String(value));
  return { en: `the text "${text}"`, fr: `le texte « ${text} »` };
}

/** The most characters of a text that a message shows: enough to recognise it. */
const MAX_LENGTH = 40;
const shortened = (text: string) =>
  text.length > MAX_LENGTH
    ? `${text
        .slice(0, MAX_LENGTH)
        .replace(/\s+\S*$/, "")
        .toWellFormed()}…`
    : text;

export const IN: Words = { en: " in ", fr: " dans " };
export const FOR: Words = { en: " for ", fr: " pour " };

/** Returns ` in "path"`, or nothing for the file's root. */
export function named(preposition: Words, path: ContentPath): Words {
  if (path.length === 0) return { en: "", fr: "" };
  const name = formatPath(path);
  return { en: `${preposition.en}"${name}"`, fr: `${preposition.fr}« ${name} »` };
}
