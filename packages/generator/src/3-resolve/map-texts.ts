import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { TEXT_KEYWORD } from "@vitrine/schema/fields";

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

/** Copies valid data, each text that visitors read replaced by what `map` makes of it; all else stays. */
export function mapTexts<Data>(schema: object, data: Data, map: MapText): Data {
  return walk(schema as TextSchema, data, [], map) as Data;
}

function walk(schema: TextSchema, value: unknown, path: ContentPath, map: MapText): unknown {
  if (typeof value === "string") return schema[TEXT_KEYWORD] ? map(value, path, schema) : value;
  if (Array.isArray(value)) {
    return schema.items === undefined
      ? value
      : value.map((item, i) => walk(schema.items as TextSchema, item, [...path, i], map));
  }
  if (typeof value !== "object" || value === null) return value;
  const shape = schema.oneOf === undefined ? schema : (branchOf(schema.oneOf, value) ?? schema);
  const [anyKey] = Object.values(shape.patternProperties ?? {});
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const innerSchema = shape.properties?.[key] ?? anyKey;
      return [key, innerSchema === undefined ? inner : walk(innerSchema, inner, [...path, key], map)];
    }),
  );
}

const branchOf = (branches: readonly TextSchema[], value: object) =>
  branches.find(({ properties }) => properties?.["type"]?.const === (value as { type?: unknown }).type);
