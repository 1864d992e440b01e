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
  const { items } = schema;
  if (Array.isArray(value))
    return items === undefined
      ? value
      : mapValues(value, path, (item, place) => walk(items, item, place, map));
  const shape = schema.oneOf === undefined ? schema : (branchOf(schema.oneOf, value) ?? schema);
  const [anyKey] = Object.values(shape.patternProperties ?? {});
  return mapValues(value, path, (inner, place) => {
    const innerSchema = shape.properties?.[place.at(-1) as string] ?? anyKey;
    return innerSchema === undefined ? inner : walk(innerSchema, inner, place, map);
  });
}

const branchOf = (branches: readonly TextSchema[], value: object) =>
  branches.find(({ properties }) => properties?.["type"]?.const === (value as { type?: unknown }).type);
