import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { AS_TYPED_KEYWORD, LINKS_KEYWORD, TEXT_KEYWORD } from "@vitrine/schema/fields";
import { memoize } from "../../memoize.ts";
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
export function mapTexts<Data>(schema: object, data: Data, map: MapText): Data {
  const places = placesIn(schema as TextSchema);
  return (places === undefined ? data : walk(places, data, [], map)) as Data;
}

/** Places of texts in the data of a schema, so that the walk skips all parts without one. */
interface TextPlaces {
  readonly schema: TextSchema;
  /** Places in each item of a list; undefined if there are none. */
  readonly inEach: TextPlaces | undefined;
  /** Places under the keys that the schema names. */
  readonly underKeys: readonly (readonly [key: string, places: TextPlaces])[];
  /** Places under any key, if the schema names none. */
  readonly underAnyKey: TextPlaces | undefined;
  /** Places in each variant of data with a `type`, by that type. */
  readonly byType: ReadonlyMap<unknown, TextPlaces> | undefined;
}

const placesIn = memoize((schema: TextSchema): TextPlaces | undefined => {
  const { properties = {}, patternProperties = {}, items, oneOf } = schema;
  const [anyKey] = Object.values(patternProperties);
  const places: TextPlaces = {
    schema,
    inEach: items && placesIn(items),
    underKeys: Object.entries(properties).flatMap(([key, inner]) => {
      const found = placesIn(inner);
      return found === undefined ? [] : [[key, found] as const];
    }),
    underAnyKey: anyKey && placesIn(anyKey),
    byType:
      oneOf &&
      new Map(
        oneOf.flatMap((branch) => {
          const found = placesIn(branch);
          return found === undefined ? [] : [[branch.properties?.["type"]?.const, found] as const];
        }),
      ),
  };
  const { inEach, underKeys, underAnyKey, byType } = places;
  const areSome = (inEach ?? underAnyKey) !== undefined || underKeys.length > 0 || (byType?.size ?? 0) > 0;
  return schema[TEXT_KEYWORD] === true || areSome ? places : undefined;
});

function walk(places: TextPlaces, value: unknown, path: ContentPath, map: MapText): unknown {
  const { schema, inEach, underKeys, underAnyKey, byType } = places;
  if (typeof value === "string") return schema[TEXT_KEYWORD] === true ? map(value, path, schema) : value;
  if (typeof value !== "object" || value === null) return value;
  if (byType !== undefined) {
    const branch = byType.get((value as { type?: unknown }).type);
    return branch === undefined ? value : walk(branch, value, path, map);
  }
  if (underAnyKey !== undefined || Array.isArray(value)) {
    const inner = Array.isArray(value) ? inEach : underAnyKey;
    if (inner === undefined) return value;
    return mapValues(value, (one, key) => walk(inner, one, [...path, key], map));
  }
  const from = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const [key, inner] of underKeys) {
    const one = from[key];
    if (one === undefined) continue;
    const mapped = walk(inner, one, [...path, key], map);
    if (mapped !== one) (copy ??= { ...from })[key] = mapped;
  }
  return copy ?? value;
}
