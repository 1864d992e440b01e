import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { TEXT_KEYWORD } from "@vitrine/schema/fields";
import { mapValues } from "./map-values.ts";

/** What the walk knows of a schema: enough to find the texts that visitors read. */
export interface TextSchema {
  readonly [TEXT_KEYWORD]?: boolean;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly patternProperties?: Readonly<Record<string, TextSchema>>;
  readonly items?: TextSchema;
  readonly oneOf?: readonly TextSchema[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type MapText = (text: string, path: ContentPath, schema: TextSchema) => string;

/** Valid data with each text that visitors read replaced by what `map` makes of it; a part without a new text stays the same object. */
export function mapTexts<Data>(schema: object, data: Data, map: MapText): Data {
  return walk(schema as TextSchema, data, [], map) as Data;
}

function walk(schema: TextSchema, value: unknown, path: ContentPath, map: MapText): unknown {
  if (typeof value === "string") return schema[TEXT_KEYWORD] ? map(value, path, schema) : value;
  if (typeof value !== "object" || value === null) return value;
  const schemaOf = innerSchemas(schema, value);
  return mapValues(value, (inner, key) => {
    const innerSchema = schemaOf(key);
    // Most of what a page holds is no text: no path is made for it.
    if (innerSchema === undefined || (typeof inner === "string" && !innerSchema[TEXT_KEYWORD])) return inner;
    return walk(innerSchema, inner, [...path, key], map);
  });
}

/** The schemas of what a list or a group of keys holds. */
function innerSchemas(schema: TextSchema, value: object): (key: string | number) => TextSchema | undefined {
  if (Array.isArray(value)) return () => schema.items;
  const shape = schema.oneOf === undefined ? schema : (branchOf(schema.oneOf, value) ?? schema);
  const [anyKey] = shape.patternProperties === undefined ? [] : Object.values(shape.patternProperties);
  return (key) => shape.properties?.[key] ?? anyKey;
}

const branchOf = (branches: readonly TextSchema[], value: object) =>
  branches.find(({ properties }) => properties?.["type"]?.const === (value as { type?: unknown }).type);
