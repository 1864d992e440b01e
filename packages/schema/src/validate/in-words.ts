import { type ContentPath, formatPath } from "../diagnostics/diagnostic.ts";

const WORDS: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a group of keys",
  array: "a list",
  null: "nothing",
};

/** Names the types that a schema allows: "text", "a number or text". */
export function expectedInWords(types: readonly string[]): string {
  return types.map((type) => WORDS[type] ?? type).join(" or ");
}

/** Describes a found value: "the number 92040", "a list", "nothing". */
export function foundInWords(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of keys";
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value === "boolean") return `the truth value ${value}`;
  return `the text "${shortened(String(value))}"`;
}

/** The most characters of a text that a message shows: enough to recognise it. */
const LONGEST = 40;

const shortened = (text: string) =>
  text.length > LONGEST
    ? `${text
        .slice(0, LONGEST)
        .replace(/\s+\S*$/, "")
        .toWellFormed()}…`
    : text;

/** Returns `" in "` and the path in quotes, or "" for the file's root. */
export function named(preposition: string, path: ContentPath): string {
  return path.length === 0 ? "" : `${preposition}"${formatPath(path)}"`;
}
