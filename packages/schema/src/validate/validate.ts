import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { type ContentKind, contentKinds } from "../content-kinds.ts";
import type { ContentIssue } from "../diagnostics/diagnostic.ts";
import { AS_TYPED_KEYWORD, LINKS_KEYWORD, TEXT_KEYWORD } from "../fields.ts";
import { isCurrency } from "../is-currency.ts";
import { isEmail } from "../is-email.ts";
import { isDay } from "./is-day.ts";
import { issueOf, keyNear } from "./issue-of.ts";

// A test checks the schemas themselves: compiling their meta-schema takes as long as compiling a schema.
// Ajv's code optimisation is off too. V8 optimises as well, and compiling would take a quarter longer.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  discriminator: true,
  allowUnionTypes: true,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
for (const keyword of [TEXT_KEYWORD, LINKS_KEYWORD, AS_TYPED_KEYWORD])
  ajv.addKeyword({ keyword, schemaType: "boolean" });
// Editors read these.
ajv.addKeyword("enumDescriptions");
ajv.addFormat("uri", (address) => URL.canParse(address));
ajv.addFormat("email", isEmail);
// JavaScript reads 2024-02-31 as the second of March. Only a form's pattern allows days counted from today.
ajv.addFormat("day", (day) => day.startsWith("today") || isDay(day));
ajv.addFormat("country", (code) => /^[A-Z]{2}$/.test(code) && regionOf(code) !== undefined);
ajv.addFormat("currency", isCurrency);

const regionOf = (code: string) =>
  new Intl.DisplayNames(["fr"], { type: "region", fallback: "none" }).of(code);

const compiled = new Map<ContentKind, ValidateFunction>();

/** The findings of a schema in data. */
export interface SchemaFindings {
  /** One issue per cause, in the order of the schema's keys. Without any, data has its kind's type. */
  readonly issues: readonly ContentIssue[];
  /** True if data has its kind's type. Keys that the schema does not know are no obstacle. */
  readonly isReadable: boolean;
  /** The data with its misspelt keys put right, if that gives it its kind's type. */
  readonly meant?: unknown;
}

/** Checks parsed data against its kind's schema, and says whether its mistakes keep other checks from reading it. */
export function validate(kind: ContentKind, data: unknown): SchemaFindings {
  const errors = errorsIn(kind, data);
  const issues = oncePerCause(errors).map((error) => issueOf(error, data));
  const misspelt = errors.flatMap((error) => misspeltKey(error) ?? []);
  if (misspelt.length > 0) {
    const meant = withMeantKeys(data, misspelt);
    if (errorsIn(kind, meant).every(isNoObstacle)) return { issues, isReadable: true, meant };
  }
  return { issues, isReadable: errors.every(isNoObstacle) };
}

function errorsIn(kind: ContentKind, data: unknown): readonly ErrorObject[] {
  const check = compiled.getOrInsertComputed(kind, () => ajv.compile(contentKinds[kind].schema));
  return check(data) ? [] : (check.errors ?? []);
}

const isNoObstacle = (error: ErrorObject) =>
  isUnknownKey(error) || isLengthOfUnfilledText(error) || isOfItsType(error);

/** True for a key that is not among those of the schema; other keys have a wrong form. */
const isUnknownKey = ({ keyword, parentSchema }: ErrorObject) =>
  keyword === "additionalProperties" && parentSchema?.["properties"] !== undefined;

/** True for a value of the right form that does not exist, such as a day, and for a key without its companion. */
const isOfItsType = ({ keyword, params }: ErrorObject) =>
  keyword === "dependencies" || (keyword === "format" && params["format"] !== "uri");

/** A text with references or links gets its final length, and its check, only once it is filled in. */
const isLengthOfUnfilledText = ({ keyword, data }: ErrorObject) =>
  keyword.endsWith("Length") && /\$\{|\]\(/.test(String(data));

interface MisspeltKey {
  readonly object: unknown;
  readonly key: string;
  readonly meant: string;
  /** Where the key is missing that was meant. */
  readonly missing: string;
}

/** Finds the key that an unknown key was meant to be, so that no other report follows from the slip. */
function misspeltKey(error: ErrorObject): MisspeltKey | undefined {
  if (!isUnknownKey(error)) return undefined;
  const { instancePath, params, parentSchema, data } = error;
  const key = String(params["additionalProperty"]);
  const meant = keyNear(key, parentSchema as object, data);
  return meant === undefined ? undefined : { object: data, key, meant, missing: `${instancePath} ${meant}` };
}

/** Copies data with the keys that were meant. */
function withMeantKeys(value: unknown, misspelt: readonly MisspeltKey[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withMeantKeys(item, misspelt));
  if (typeof value !== "object" || value === null) return value;
  const own = new Map(
    misspelt.filter(({ object }) => object === value).map(({ key, meant }) => [key, meant]),
  );
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [own.get(key) ?? key, withMeantKeys(item, misspelt)]),
  );
}

/** Keeps the first error of each place: a string that fails its pattern often fails its length too. */
function oncePerCause(errors: readonly ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  const misspelt = new Set(errors.map((error) => misspeltKey(error)?.missing));
  const incomplete = new Set(
    errors.filter(({ keyword }) => keyword === "required").map(({ instancePath }) => instancePath),
  );
  return errors.filter((error) => {
    const { keyword, instancePath, params } = error;
    if (isLengthOfUnfilledText(error)) return false;
    if (keyword === "additionalProperties") return true;
    if (misspelt.has(`${instancePath} ${params["missingProperty"]}`)) return false;
    if (keyword === "required") return true;
    // A key that is missing also makes too few keys.
    if (keyword === "minProperties" && incomplete.has(instancePath)) return false;
    const cause = `${instancePath} ${keyword === "uniqueItems" ? JSON.stringify(params) : ""}`;
    return !seen.has(cause) && seen.add(cause);
  });
}
