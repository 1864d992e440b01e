import type { Static, TArray, TObject, TOptional, TSchema, TUnsafe } from "typebox";

/** The keyword that marks a string as French text: facts are filled in and it is typeset. */
export const TEXT_KEYWORD = "x-text";

/** The keyword that marks a text in which links may stand. */
export const LINKS_KEYWORD = "x-links";

/** The keyword that marks a text whose numbers are shown as typed: a label reads like the value that is sent, « 1h30 ». */
export const AS_TYPED_KEYWORD = "x-as-typed";

/**
 * Editors offer the examples as values. They write a single one into the file as soon as the key is
 * completed. That helps for the form of an address or a date, but a sentence would be published. So texts
 * have two examples at least.
 */
interface TextOptions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly examples: readonly [string, string, ...string[]];
}

interface TokenOptions {
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples: readonly [string, ...string[]];
}

interface NumberOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples: readonly [number];
}

interface ListOptions {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export interface ObjectOptions {
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** Keys that another key needs. */
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
}

// Every field begins with the help that an author reads in the editor and in hints, in plain French. `title` is its
// name, a few words. `description` has instructions for the author, and the place where a visitor sees the text. Limits
// of length and number are appended.

/**
 * Gives a JSON Schema the type of the values that it describes, which could be wrong. Types are TypeBox's; the library
 * itself is 373 modules, which every command and every worker thread would load.
 */
export const schemaOf = <Value>(keywords: Readonly<Record<string, unknown>>) =>
  keywords as unknown as TUnsafe<Value>;

/** The fields of an object. A key that ends with a question mark is optional, as in TypeScript. */
export type Fields = Readonly<Record<string, TSchema>>;

type Properties<Own extends Fields> = {
  [Key in keyof Own & string as Key extends `${infer Name}?` ? Name : Key]: Key extends `${string}?`
    ? TOptional<Own[Key]>
    : Own[Key];
};

/** An object whose keys are all known. Any other key is an error. */
export function strictObject<const Own extends Fields>(
  title: string,
  description: string,
  fields: Own,
  options: ObjectOptions = {},
) {
  const required = Object.keys(fields).filter((key) => !key.endsWith("?"));
  const properties = Object.entries(fields).map(([key, field]) => [key.replace("?", ""), field]);
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
    title,
    description,
    additionalProperties: false,
    ...options,
  } as unknown as TObject<Properties<Own>>;
}

/** An object whose keys are names that the author chooses, in one form, with values of one kind. */
export const byName = <Value extends TSchema>(
  title: string,
  description: string,
  pattern: string,
  value: Value,
) =>
  schemaOf<Record<string, Static<Value>>>({
    type: "object",
    patternProperties: { [pattern]: value },
    additionalProperties: false,
    title,
    description,
  });

/** Makes every field optional. */
export const allOptional = <Own extends Fields>(fields: Own) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key.replace(/\??$/, "?"), field])) as {
    [Key in keyof Own & string as Key extends `${string}?` ? Key : `${Key}?`]: Own[Key];
  };

/** French text that a visitor reads: references such as `${tarif-horaire}` are filled in, then it is typeset. */
export function text(title: string, description: string, options: TextOptions) {
  return schemaOf<string>({
    type: "string",
    minLength: 1,
    title,
    description: withLimit(description, "caractères", options.minLength, options.maxLength),
    ...options,
    [TEXT_KEYWORD]: true,
  });
}

/** A few words whose numbers a visitor reads as they are typed. */
export const textAsTyped = (title: string, description: string, options: TextOptions) =>
  Object.assign(text(title, description, options), { [AS_TYPED_KEYWORD]: true });

/** A text of sentences, in which words may be linked: `[nos tarifs](/tarifs)`. */
export function prose(title: string, description: string, options: TextOptions) {
  const withLinks = `${description} Un lien s'y écrit [mots](/adresse).`;
  return Object.assign(text(title, withLinks, options), { [LINKS_KEYWORD]: true });
}

/** A string for machines: an identifier, a path, an address. It is never typeset. */
export function token(title: string, description: string, options: TokenOptions) {
  const limited = withLimit(description, "caractères", 1, options.maxLength);
  return schemaOf<string>({ type: "string", minLength: 1, title, description: limited, ...options });
}

/** A whole number. */
export const integer = (title: string, description: string, options: NumberOptions) =>
  schemaOf<number>({ type: "integer", title, description, ...options });

/** A number that may have decimals. */
export const decimal = (title: string, description: string, options: NumberOptions) =>
  schemaOf<number>({ type: "number", title, description, ...options });

/** A list with at least one item. */
export function list<Item extends TSchema>(
  title: string,
  description: string,
  item: Item,
  options: ListOptions = {},
) {
  const limited = withLimit(description, "éléments", options.minItems, options.maxItems);
  const keywords = { minItems: 1, title, description: limited, ...options };
  return { type: "array", items: item, ...keywords } as unknown as TArray<Item>;
}

/** One of a fixed set of words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  title: string,
  description: string,
  words: Words,
) {
  return schemaOf<Words[number]>({ type: "string", enum: [...words], title, description });
}

/** The key that tells apart objects of several types. */
export const typeKey = <const Name extends string>(title: string, name: Name, description: string) =>
  schemaOf<Name>({ type: "string", const: name, title, description });

/** True or false. */
export const flag = (title: string, description: string) =>
  schemaOf<boolean>({ type: "boolean", title, description });

/** Adds a limit to a description, if there is one, as a French sentence: « De 70 à 160 caractères. ». */
function withLimit(description: string, unit: string, least = 1, most?: number): string {
  if (most === undefined) return least > 1 ? `${description} ${least} ${unit} au moins.` : description;
  if (least === most) return `${description} ${most} ${unit}, ni plus ni moins.`;
  return `${description} ${least > 1 ? `De ${least} à ${most} ${unit}.` : `${most} ${unit} au plus.`}`;
}
