import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { AS_TYPED_KEYWORD, LINKS_KEYWORD, TEXT_KEYWORD } from "@vitrine/schema/fields";
import { mapValues } from "./map-values.ts";

/** The parts of a schema that lead to the texts that visitors read. */
export interface TextSchema {
  readonly [TEXT_KEYWORD]?: boolean;
  readonly [LINKS_KEYWORD]?: boolean;
  readonly [AS_TYPED_KEYWORD]?: boolean;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly patternProperties?: Readonly<Record<string, TextSchema>>;
  readonly items?: TextSchema;
  readonly oneOf?: readonly TextSchema[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type MapText = (text: string, path: ContentPath, schema: TextSchema) => string;

/** Gives valid data with each text for visitors mapped by `map`. Unchanged parts stay the same objects. */
export const mapTexts = <Data>(schema: object, data: Data, map: MapText): Data =>
  walk(schema as TextSchema, data, [], map) as Data;

function walk(schema: TextSchema, value: unknown, path: ContentPath, map: MapText): unknown {
  if (typeof value === "string") return schema[TEXT_KEYWORD] === true ? map(value, path, schema) : value;
  if (typeof value !== "object" || value === null) return value;
  const { oneOf, items, patternProperties = {}, properties = {} } = schema;
  if (oneOf !== undefined) {
    const { type } = value as { readonly type?: unknown };
    const branch = oneOf.find((one) => one.properties?.["type"]?.const === type);
    return branch === undefined ? value : walk(branch, value, path, map);
  }
  const each = items ?? Object.values(patternProperties)[0];
  return mapValues(value, (inner, key) => {
    const ofKey = each ?? properties[key];
    return ofKey === undefined ? inner : walk(ofKey, inner, [...path, key], map);
  });
}
