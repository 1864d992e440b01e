import Type, { type TSchema, type TString } from "typebox";

/** The keyword that marks a string as French text: facts are filled in and it is typeset. */
export const TEXT_KEYWORD = "x-text";

interface FieldOptions {
  readonly title: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** An object that knows all its keys: any other key is a mistake. */
export function strictObject<Properties extends Record<string, TSchema>>(
  options: FieldOptions,
  properties: Properties,
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** French text that a visitor reads: placeholders such as `${tarif-horaire}` are filled in, then it is typeset. */
export function text(options: FieldOptions & { minLength?: number; maxLength?: number }): TString {
  return Type.String({ minLength: 1, ...options, [TEXT_KEYWORD]: true });
}

/** A string of letters for machines: an identifier, a path, an address. Never typeset. */
export function token(options: FieldOptions & { pattern?: string; format?: string }): TString {
  return Type.String({ minLength: 1, ...options });
}

/** A list with at least one item. */
export function list<Item extends TSchema>(
  item: Item,
  options: FieldOptions & { minItems?: number; maxItems?: number; uniqueItems?: boolean },
) {
  return Type.Array(item, { minItems: 1, ...options });
}

/** One of a fixed set of words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  options: FieldOptions,
) {
  return Type.Unsafe<Words[number]>({ type: "string", enum: [...words], ...options });
}

export const optional = Type.Optional;
