import { fold } from "@vitrine/french/fold";
import type { ErrorObject } from "ajv";
import type { ContentIssue, ContentPath, Problem } from "../diagnostics/diagnostic.ts";
import { joined, sentences, type Words } from "../diagnostics/words.ts";
import { corrected, suggestAllowed } from "./corrected.ts";
import { didYouMean, meant, suggest } from "./did-you-mean.ts";
import { lengthIssue } from "./length-issue.ts";
import { typeHint } from "./type-hint.ts";
import { unknownType } from "./unknown-type.ts";
import { expectedInWords, FOR, foundInWords, IN, named, OR } from "./in-words.ts";

type Keys = Pick<Schema, "properties" | "required">;

interface Schema {
  readonly title: string;
  readonly description: string;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly oneOf?: readonly { properties: { type: { const: string } } }[];
}

type Translate = (
  error: ErrorObject,
  path: ContentPath,
  schema: Schema,
  root: unknown,
) => Problem & Partial<ContentIssue>;

/** Translates an Ajv error into our words: the expected value, the found value, the action. */
export function issueOf(error: ErrorObject, root: unknown): ContentIssue {
  const path = pathOf(error, root);
  const translate = translations[error.keyword];
  if (translate === undefined)
    throw new Error(`No words for the schema keyword "${error.keyword}".`, { cause: error });
  return { path, ...translate(error, path, error.parentSchema as unknown as Schema, root) };
}

/** True if `issueOf` can translate errors of this keyword of JSON Schema. */
export const hasWordsFor = (keyword: string) => Object.hasOwn(translations, keyword);

const translations: Record<string, Translate> = {
  additionalProperties({ params, data }, path, schema) {
    const key = String(params["additionalProperty"]);
    const place = named(IN, path);
    const here = named({ en: ", in ", fr: ", dans " }, path);
    return schema.properties === undefined
      ? {
          code: "bad-key",
          path: [...path, key],
          at: "key",
          en: `"${key}" does not have the form that keys have here${here.en}.`,
          fr: `« ${key} » n’a pas la forme que les clés ont ici${here.fr}.`,
          hint: sentences(rightKey(key, schema), helpOf(schema)),
        }
      : {
          code: "unknown-key",
          path: [...path, key],
          at: "key",
          en: `Unknown key "${key}"${place.en}.`,
          fr: `Clé inconnue${place.fr} : « ${key} ».`,
          hint: unknownKeyHint(key, schema, data),
        };
  },
  required({ params }, path, schema) {
    const key = String(params["missingProperty"]);
    const place = named(IN, path);
    return {
      code: "missing-key",
      at: "key",
      en: `The key "${key}" is missing${place.en}.`,
      fr: `La clé « ${key} » manque${place.fr}.`,
      hint: meaning(key, schema.properties?.[key]),
    };
  },
  discriminator({ params, data }, path, schema) {
    const types = (schema.oneOf ?? []).map(({ properties }) => properties.type.const);
    return unknownType(params["tagValue"], path, types, Object.keys(data as object));
  },
  type({ data, params }, path, schema, root) {
    const form = (typed: string) => formHint(typed, path, schema, root);
    const types = [params["type"]].flat().map(String);
    const [expected, place, found] = [expectedInWords(types), named(FOR, path), foundInWords(data)];
    return {
      code: "wrong-type",
      en: `Expected ${expected.en}${place.en}, found ${found.en}.`,
      fr: `Attendu${place.fr} : ${expected.fr}. Trouvé : ${found.fr}.`,
      hint: typeHint(types, data, schema, form) ?? exampleOf(schema),
    };
  },
  enum({ data, params }, path, schema) {
    const allowed = (params["allowedValues"] as unknown[]).map(String);
    const place = named(FOR, path);
    return {
      code: "value-not-allowed",
      en: `"${String(data)}" is not allowed${place.en}.`,
      fr: `« ${String(data)} » n’est pas une valeur admise${place.fr}.`,
      hint: suggestAllowed(String(data), allowed, helpOf(schema)),
    };
  },
  dependencies({ params }, path, schema) {
    const [key, needed] = [String(params["property"]), String(params["missingProperty"])];
    return {
      code: "missing-key",
      path: [...path, key],
      at: "key",
      en: `The key "${key}" needs the key "${needed}" beside it.`,
      fr: `La clé « ${key} » demande à côté d’elle la clé « ${needed} ».`,
      hint: meaning(needed, schema.properties?.[needed]),
    };
  },
  pattern: badFormat,
  format: (error, ...where) =>
    error.params["format"] === "day" ? impossibleDay(error) : badFormat(error, ...where),
  minLength: badLength,
  maxLength: badLength,
  minItems: badCount,
  maxItems: badCount,
  minProperties: oneKeyOnly,
  maxProperties: oneKeyOnly,
  minimum: beyondLimit,
  maximum: beyondLimit,
  uniqueItems({ params, data }, path) {
    const again = Math.max(Number(params["i"]), Number(params["j"]));
    const item = String((data as unknown[])[again]);
    const place = named(IN, path);
    return {
      code: "duplicate-item",
      path: [...path, again],
      en: `"${item}" stands twice${place.en}.`,
      fr: `« ${item} » figure deux fois${place.fr}.`,
    };
  },
};

const impossibleDay = ({ data }: ErrorObject): ReturnType<Translate> => ({
  code: "impossible-date",
  en: `There is no such date as ${String(data)}.`,
  fr: `La date ${String(data)} n’existe pas.`,
});

function badFormat(
  { data }: ErrorObject,
  path: ContentPath,
  schema: Schema,
  root: unknown,
): ReturnType<Translate> {
  const place = named(FOR, path);
  // A network's address is one with a domain.
  const isInner = path[0] !== "networks" && /^(?:route|target|address)$/.test(String(path.at(-1)));
  const isAbroad = isInner && /^https?:/.test(String(data));
  return {
    code: "bad-format",
    en: `"${String(data)}" does not have the form expected${place.en}.`,
    fr: `« ${String(data)} » n’a pas la forme attendue${place.fr}.`,
    hint: isAbroad ? ABROAD : formHint(String(data), path, schema, root),
  };
}

const ABROAD: Words = {
  en: "A page of this site is written without its domain: /page. Another address gets a name under links in site.yaml, for a link, a button (target) or an entry of a menu (address).",
  fr: "Une page de ce site s’écrit sans son domaine : /page. Une autre adresse reçoit un nom sous links dans site.yaml, que prend un lien, un bouton (target) ou une entrée de menu (address).",
};

/** Says what to write instead of a value of another form, if that is plain, and why; or else describes the form. */
function formHint(typed: string, path: ContentPath, schema: Schema, root: unknown): Words {
  const value = corrected(typed, schema.pattern, { path, root });
  return value === undefined
    ? sentences(helpOf(schema), exampleOf(schema))
    : sentences({ en: `Write "${value}".`, fr: `Écrivez "${value}".` }, helpOf(schema));
}

function beyondLimit({ keyword, data, params }: ErrorObject, path: ContentPath): ReturnType<Translate> {
  const bound = keyword === "minimum" ? AT_LEAST : AT_MOST;
  const place = named(FOR, path);
  return {
    code: "bad-format",
    en: `Expected ${bound.en} ${params["limit"]}${place.en}, found ${String(data)}.`,
    fr: `Attendu${place.fr} : ${params["limit"]} ${bound.fr}. Trouvé : ${String(data)}.`,
  };
}

function badLength({ keyword, data, params }: ErrorObject, path: ContentPath): ReturnType<Translate> {
  return lengthIssue(path, keyword === "minLength" ? "least" : "most", Number(params["limit"]), String(data));
}

function badCount(
  { keyword, data, params }: ErrorObject,
  path: ContentPath,
  schema: Schema,
): ReturnType<Translate> {
  const bound = keyword === "minItems" ? AT_LEAST : AT_MOST;
  const how = schema.minItems === schema.maxItems ? EXACTLY : bound;
  const limit = Number(params["limit"]);
  const items = limit === 1 ? { en: "item", fr: "élément" } : { en: "items", fr: "éléments" };
  const place = named(IN, path);
  const found = (data as unknown[]).length;
  return {
    code: "bad-item-count",
    at: "key",
    en: `Expected ${how.en} ${limit} ${items.en}${place.en}, found ${found}.`,
    fr: `Attendu${place.fr} : ${limit} ${items.fr} ${how.fr}. Trouvé : ${found}.`,
  };
}

const AT_LEAST: Words = { en: "at least", fr: "au moins" };
const AT_MOST: Words = { en: "at most", fr: "au plus" };
const EXACTLY: Words = { en: "exactly", fr: "exactement" };

function oneKeyOnly({ data }: ErrorObject, path: ContentPath, schema: Schema): ReturnType<Translate> {
  const { properties = {}, required = [] } = schema;
  const keys = Object.keys(properties).filter((key) => !required.includes(key));
  const allowed = joined(
    keys.map((key) => ({ en: `"${key}"`, fr: `« ${key} »` })),
    OR,
  );
  const place = named(IN, path);
  const found = Object.keys(data as object).filter((key) => !required.includes(key)).length;
  return {
    code: "bad-item-count",
    en: `Expected one of ${allowed.en}${place.en}, found ${found}.`,
    fr: `Attendu${place.fr} : ${allowed.fr}, l’un ou l’autre. Trouvé : ${found}.`,
  };
}

/** Returns the allowed keys that an object does not have yet. */
function keysLeft({ properties = {} }: Keys, data: unknown): string[] {
  return Object.keys(properties).filter((key) => !Object.hasOwn(data as object, key));
}

/**
 * Returns the key that an unknown one was probably meant to be: by its French title, or else by its letters. If one
 * required key is missing, all others are there and nothing else is unknown, it is that one.
 */
export function keyNear(key: string, schema: Keys, data: unknown): string | undefined {
  const left = keysLeft(schema, data);
  const [only = "", ...more] = left;
  const count = Object.keys(data as object).length;
  const isOnlyOne = more.length === 0 && count === Object.keys(schema.properties ?? {}).length;
  if (isOnlyOne && schema.required?.includes(only) === true) return only;
  const word = fold(key);
  const titled = left.filter((each) => fold(schema.properties?.[each]?.title ?? "") === word);
  return titled.length === 1 && word !== "" ? titled[0] : didYouMean(key, left);
}

function unknownKeyHint(key: string, schema: Schema, data: unknown): Words | undefined {
  const near = keyNear(key, schema, data);
  if (near !== undefined) return meant(near);
  // A comma between braces makes a key without a value.
  const isText = / /.test(key) && (data as Record<string, unknown>)[key] !== null;
  return isText ? TEXT : suggest(key, keysLeft(schema, data));
}

/** A name of the form that keys have, if a plain change makes one. */
function rightKey(key: string, { patternProperties = {} }: Schema): Words | undefined {
  const right = fold(key);
  const isRight = Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(right));
  return isRight ? { en: `Write "${right}".`, fr: `Écrivez "${right}".` } : undefined;
}

/** A line that stands under its key instead of further in is a key too, up to its colon. */
const TEXT: Words = {
  en: "If this is part of the text above, it stands two spaces further in than the key of that text.",
  fr: "Si c’est la suite du texte au-dessus, mettez-la deux espaces plus en retrait que la clé de ce texte.",
};

/** Quotes a schema's own help, which has no translation: French is the content's language. */
function helpOf({ description }: Schema): Words {
  const help = curved(description);
  return { en: `Its help, in French: ${help}`, fr: help };
}

/** Curves the apostrophes of a help, which are straight in the schemas. */
const curved = (help: string) => help.replaceAll("'", "’");

function meaning(key: string, schema: Schema | undefined): Words | undefined {
  if (schema === undefined) return undefined;
  const help = curved(`${schema.title}. ${schema.description}`);
  return { en: `The help of "${key}", in French: ${help}`, fr: `${key} : ${help}` };
}

function exampleOf({ examples }: Schema): Words | undefined {
  if (!examples?.length) return undefined;
  const example = JSON.stringify(examples[0]);
  return { en: `Example: ${example}.`, fr: `Exemple : ${example}.` };
}

/** Converts Ajv's JSON pointer (RFC 6901) to keys and indexes. A step in a list is an index. */
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
