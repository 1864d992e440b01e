import { typeset } from "@vitrine/french/typeset";
import { type ContentKind, contentKinds } from "./content-kinds.ts";
import { AS_TYPED_KEYWORD, LINKS_KEYWORD, TEXT_KEYWORD } from "./fields.ts";

/** Keywords that are ours or Ajv's. Editors don't know them. */
const NOT_FOR_EDITORS = new Set([TEXT_KEYWORD, LINKS_KEYWORD, AS_TYPED_KEYWORD, "discriminator"]);

/** The values that a site's own content adds to its schemas. */
export interface SiteValues {
  /** Addresses of pages. */
  readonly routes: readonly string[];
  /** Names of local pages' files. */
  readonly zones: readonly string[];
  /** Names of drawn pictures. */
  readonly pictures: readonly string[];
  /** Names, of letters, digits, spaces and hyphens, that texts may put between `${` and `}`. */
  readonly names: readonly string[];
  readonly facts: readonly string[];
}

/** Keywords with texts for the author. Examples stay as typed, since an author types them. */
const READ = new Set(["title", "description"]);

/**
 * Returns the JSON Schema of a kind for editors (draft-07, yaml-language-server). Our own keywords are
 * removed, and titles and descriptions are typeset. The rest is the validator's schema. With a site's values, editors
 * offer them, and underline others.
 */
export function editorSchema(kind: ContentKind, values?: SiteValues): Record<string, unknown> {
  const plain = JSON.parse(JSON.stringify(contentKinds[kind].schema, forEditors)) as EditorSchema;
  const schema = values === undefined || kind === "facts" ? plain : withValues(kind, plain, values);
  return { $schema: "http://json-schema.org/draft-07/schema#", ...schema };
}

type EditorSchema = Readonly<Record<string, unknown>> & {
  readonly properties?: Record<string, EditorSchema>;
};

/** More values than these would make an editor slow. */
const MAX_VALUES = 1000;

/** Keys whose value is the address of a page. */
const TARGETS = new Set(["route", "privacy", "to"]);

function withValues(kind: ContentKind, plain: EditorSchema, values: SiteValues): EditorSchema {
  const { routes, zones, pictures, names, facts } = values;
  const known = {
    pattern: `^(?:[^$]|\\$(?!\\{)|\\$\\{(?:${names.join("|")})\\})*$`,
    patternErrorMessage: "Ce texte cite entre ${ et } un nom que facts.yaml n’a pas.",
  };
  const oneOf = (words: readonly string[]) => (words.length > MAX_VALUES ? {} : { enum: words });
  const schema = JSON.parse(
    JSON.stringify(plain, (key: string, value: unknown) => {
      if (typeof value !== "object" || value === null) return value;
      const field = value as EditorSchema & { readonly items?: object };
      if (TARGETS.has(key) && typeof field["pattern"] === "string")
        // A link of the frame may lead to a section.
        return field["pattern"].includes("#")
          ? { ...field, anyOf: [oneOf(routes), { pattern: "#" }] }
          : { ...field, ...oneOf(routes) };
      if (key === "neighbours" && field.items)
        return { ...field, items: { ...field.items, ...oneOf(zones) } };
      if (key === "image" && typeof field["pattern"] === "string")
        return { ...field, anyOf: [oneOf(pictures), { pattern: "\\." }] };
      if (key === "fact" && field["type"] === "string") return { ...field, ...oneOf(facts) };
      return "if" in field ? { ...field, ...known } : value;
    }),
  ) as EditorSchema;
  // A page's own address is new.
  const own = kind === "page" ? plain.properties?.["route"] : undefined;
  return own === undefined ? schema : { ...schema, properties: { ...schema.properties, route: own } };
}

function forEditors(key: string, value: unknown): unknown {
  if (NOT_FOR_EDITORS.has(key)) return undefined;
  if (READ.has(key) && typeof value === "string") return typeset(value);
  if (key === "enumDescriptions") return (value as readonly string[]).map(typeset);
  return isText(value) ? withLengthOfPlainText(value) : value;
}

interface Text {
  readonly minLength?: number;
  readonly maxLength?: number;
}

const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && TEXT_KEYWORD in value;

/** Drops the length limits of a text that names facts, since only the check knows its final length. */
function withLengthOfPlainText({ minLength, maxLength, ...text }: Text) {
  return { ...text, if: { pattern: "\\$\\{" }, else: { minLength, maxLength } };
}
