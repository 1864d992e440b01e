import { TEXT_KEYWORD } from "@vitrine/schema/fields";
import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { lengthIssue } from "@vitrine/schema/length-issue";
import { suggest } from "@vitrine/schema/did-you-mean";
import { typeset } from "@vitrine/french/typeset";

/** The words that `${…}` may stand for in a text, by name. */
export type Vocabulary = ReadonlyMap<string, string>;

export interface Filled<Data> {
  readonly data: Data;
  readonly issues: readonly ContentIssue[];
}

interface TextSchema {
  readonly [TEXT_KEYWORD]?: boolean;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly patternProperties?: Readonly<Record<string, TextSchema>>;
  readonly items?: TextSchema;
  readonly oneOf?: readonly TextSchema[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const PLACEHOLDER = /\$\{([^}]*)\}/g;

/**
 * Copies valid data with every text filled in and typeset. The schema says which strings are text;
 * a placeholder that the vocabulary lacks is an issue and stays as it was typed.
 */
export function fillText<Data>(schema: object, data: Data, vocabulary: Vocabulary): Filled<Data> {
  const issues: ContentIssue[] = [];
  const fill: Fill = (text, path, { minLength = 0, maxLength = Infinity }) => {
    if (!text.includes("${")) return typeset(text);
    const filled = text.replace(PLACEHOLDER, (typed, name: string) => {
      const word = vocabulary.get(name.trim());
      if (word === undefined) issues.push(unknownWord(name.trim(), path, vocabulary));
      return word ?? typed;
    });
    if (filled.length > maxLength) issues.push(lengthIssue(path, "at most", maxLength, filled));
    if (filled.length < minLength) issues.push(lengthIssue(path, "at least", minLength, filled));
    return typeset(filled);
  };
  return { data: walk(schema as TextSchema, data, [], fill) as Data, issues };
}

type Fill = (text: string, path: ContentPath, schema: TextSchema) => string;

function walk(schema: TextSchema, value: unknown, path: ContentPath, fill: Fill): unknown {
  if (typeof value === "string") return schema[TEXT_KEYWORD] ? fill(value, path, schema) : value;
  if (Array.isArray(value)) {
    return schema.items === undefined
      ? value
      : value.map((item, i) => walk(schema.items as TextSchema, item, [...path, i], fill));
  }
  if (typeof value !== "object" || value === null) return value;
  const shape = schema.oneOf === undefined ? schema : (branchOf(schema.oneOf, value) ?? schema);
  const [anyKey] = Object.values(shape.patternProperties ?? {});
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const innerSchema = shape.properties?.[key] ?? anyKey;
      return [key, innerSchema === undefined ? inner : walk(innerSchema, inner, [...path, key], fill)];
    }),
  );
}

const branchOf = (branches: readonly TextSchema[], value: object) =>
  branches.find(({ properties }) => properties?.["type"]?.const === (value as { type?: unknown }).type);

function unknownWord(name: string, path: ContentPath, vocabulary: Vocabulary): ContentIssue {
  return {
    code: "unknown-fact",
    path,
    at: "value",
    message: `"\${${name}}" names nothing that this text can use.`,
    hint: suggest(name, [...vocabulary.keys()]),
  };
}
