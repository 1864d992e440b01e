import type { ErrorObject } from "ajv";
import type { ContentIssue, ContentPath } from "../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "./did-you-mean.ts";
import { lengthIssue } from "./length-issue.ts";
import { typeHint } from "./type-hint.ts";
import { expectedInWords, foundInWords, named } from "./in-words.ts";

interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly oneOf?: readonly { properties: { type: { const: string } } }[];
}

type Translate = (
  error: ErrorObject,
  path: ContentPath,
  schema: Schema,
) => Omit<ContentIssue, "path" | "at"> & Partial<ContentIssue>;

/** Translates an Ajv error into our words: the expected value, the found value, the action. */
export function issueOf(error: ErrorObject, root: unknown): ContentIssue {
  const path = pathOf(error, root);
  const translate = translations[error.keyword];
  if (translate === undefined)
    throw new Error(`No words for the schema keyword "${error.keyword}".`, { cause: error });
  return { path, ...translate(error, path, (error.parentSchema ?? {}) as Schema) };
}

/** True if `issueOf` can translate errors of this keyword of JSON Schema. */
export const hasWordsFor = (keyword: string) => Object.hasOwn(translations, keyword);

const translations: Record<string, Translate> = {
  additionalProperties({ params, data }, path, schema) {
    const key = String(params["additionalProperty"]);
    return schema.properties === undefined
      ? {
          code: "bad-key",
          path: [...path, key],
          at: "key",
          message: `"${key}" does not have the form that keys have here${named(", in ", path)}.`,
          hint: schema.description,
        }
      : {
          code: "unknown-key",
          path: [...path, key],
          at: "key",
          message: `Unknown key "${key}"${named(" in ", path)}.`,
          hint: suggest(key, keysLeft(schema, data)),
        };
  },
  required({ params }, path, schema) {
    const key = String(params["missingProperty"]);
    return {
      code: "missing-key",
      at: "key",
      message: `The key "${key}" is missing${named(" in ", path)}.`,
      hint: meaning(key, schema.properties?.[key]),
    };
  },
  discriminator({ params, data }, path, schema) {
    return unknownType(params["tagValue"], path, schema, Object.keys(data as object));
  },
  type({ data, params }, path, schema) {
    const expected = [params["type"]].flat().map(String);
    return {
      code: "wrong-type",
      message: `Expected ${expectedInWords(expected)}${named(" for ", path)}, found ${foundInWords(data)}.`,
      hint: typeHint(expected, data, schema.properties) ?? exampleOf(schema),
    };
  },
  enum({ data, params }, path) {
    const allowed = (params["allowedValues"] as unknown[]).map(String);
    return {
      code: "value-not-allowed",
      message: `"${String(data)}" is not allowed${named(" for ", path)}.`,
      hint: suggest(String(data), allowed),
    };
  },
  pattern: badFormat,
  format: badFormat,
  minLength: badLength,
  maxLength: badLength,
  minItems: badCount,
  maxItems: badCount,
  minProperties: oneKeyOnly,
  maxProperties: oneKeyOnly,
  minimum({ data, params }, path) {
    return {
      code: "bad-format",
      message: `Expected at least ${params["limit"]}${named(" for ", path)}, found ${String(data)}.`,
    };
  },
  maximum({ data, params }, path) {
    return {
      code: "bad-format",
      message: `Expected at most ${params["limit"]}${named(" for ", path)}, found ${String(data)}.`,
    };
  },
  uniqueItems({ params, data }, path) {
    const again = Math.max(Number(params["i"]), Number(params["j"]));
    return {
      code: "duplicate-item",
      path: [...path, again],
      message: `"${String((data as unknown[])[again])}" stands twice${named(" in ", path)}.`,
      hint: "Remove one of the two.",
    };
  },
};

/** Describes an unknown type of an item: of a section in "sections", of a field in "fields". */
function unknownType(
  tag: unknown,
  path: ContentPath,
  schema: Schema,
  keys: readonly string[],
): ReturnType<Translate> {
  const types = (schema.oneOf ?? []).map(({ properties }) => properties.type.const);
  const [noun, code] =
    path.at(-2) === "fields"
      ? (["field", "unknown-field"] as const)
      : (["section", "unknown-section"] as const);
  if (tag !== undefined) {
    return {
      code,
      path: [...path, "type"],
      message: `There is no ${noun} type "${String(tag)}".`,
      hint: suggest(String(tag), types),
    };
  }
  const near = keys.find((key) => didYouMean(key, ["type"]));
  const message = `This ${noun} has no "type".`;
  return near === undefined
    ? { code, message, hint: `Add one of: ${types.join(", ")}.` }
    : {
        code,
        path: [...path, near],
        at: "key",
        message,
        hint: `Did you mean "type" where "${near}" stands?`,
      };
}

function badFormat({ data, params }: ErrorObject, path: ContentPath, schema: Schema): ReturnType<Translate> {
  const example = exampleOf(schema);
  const form =
    schema.description ?? (example ? "" : `Expected form: ${String(params["pattern"] ?? params["format"])}.`);
  return {
    code: "bad-format",
    message: `"${String(data)}" does not have the form expected${named(" for ", path)}.`,
    hint: [form, example].filter(Boolean).join(" "),
  };
}

function badLength({ keyword, data, params }: ErrorObject, path: ContentPath): ReturnType<Translate> {
  return lengthIssue(
    path,
    keyword === "minLength" ? "at least" : "at most",
    Number(params["limit"]),
    String(data),
  );
}

function badCount(
  { keyword, data, params }: ErrorObject,
  path: ContentPath,
  schema: Schema,
): ReturnType<Translate> {
  const least = keyword === "minItems" ? "at least" : "at most";
  const how = schema.minItems === schema.maxItems ? "exactly" : least;
  const bound = `${how} ${params["limit"]} ${params["limit"] === 1 ? "item" : "items"}`;
  return {
    code: "bad-item-count",
    at: "key",
    message: `Expected ${bound}${named(" in ", path)}, found ${(data as unknown[]).length}.`,
  };
}

function oneKeyOnly({ data }: ErrorObject, path: ContentPath, schema: Schema): ReturnType<Translate> {
  const keys = Object.keys(schema.properties ?? {}).map((key) => `"${key}"`);
  return {
    code: "bad-item-count",
    message: `Expected exactly one of ${keys.join(" or ")}${named(" in ", path)}, found ${Object.keys(data as object).length}.`,
  };
}

/** Returns the allowed keys that an object does not have yet. */
export function keysLeft({ properties = {} }: Pick<Schema, "properties">, data: unknown): string[] {
  return Object.keys(properties).filter((key) => !Object.hasOwn(data as object, key));
}

const meaning = (key: string, schema: Schema | undefined) =>
  schema === undefined
    ? undefined
    : `${key}: ${[schema.title, schema.description].filter(Boolean).join(". ")}`;

const exampleOf = ({ examples }: Schema) =>
  examples?.length ? `Example: ${JSON.stringify(examples[0])}.` : undefined;

/**
 * Converts Ajv's JSON pointer (RFC 6901) to keys and indexes. A number is an index if its parent is a list.
 */
function pathOf({ instancePath }: ErrorObject, root: unknown): ContentPath {
  let parent = root;
  return instancePath
    .split("/")
    .slice(1)
    .map((pointer) => {
      const key = pointer.replace(/~1/g, "/").replace(/~0/g, "~");
      const step = Array.isArray(parent) ? Number(key) : key;
      parent = (parent as Record<string | number, unknown>)[step];
      return step;
    });
}
