import { typeset } from "@vitrine/french/typeset";
import { type ContentKind, contentKinds } from "./content-kinds.ts";
import { AS_TYPED_KEYWORD, LINKS_KEYWORD, TEXT_KEYWORD } from "./fields.ts";

/** Keywords that are ours or Ajv's. Editors don't know them. */
const NOT_FOR_EDITORS = new Set([TEXT_KEYWORD, LINKS_KEYWORD, AS_TYPED_KEYWORD, "discriminator"]);

/** Keywords with texts for the author. Examples stay as typed, since an author types them. */
const READ = new Set(["title", "description"]);

/**
 * Returns the JSON Schema of a kind for editors (draft-07, yaml-language-server). Our own keywords are
 * removed, and titles and descriptions are typeset. The rest is the validator's schema.
 */
export function editorSchema(kind: ContentKind): Record<string, unknown> {
  const schema: unknown = JSON.parse(JSON.stringify(contentKinds[kind].schema, forEditors));
  return { $schema: "http://json-schema.org/draft-07/schema#", ...(schema as Record<string, unknown>) };
}

function forEditors(key: string, value: unknown): unknown {
  if (NOT_FOR_EDITORS.has(key)) return undefined;
  if (READ.has(key) && typeof value === "string") return typeset(value);
  return isText(value) ? withLengthOfPlainText(value) : value;
}

interface Text {
  readonly minLength?: number;
  readonly maxLength?: number;
}

const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && TEXT_KEYWORD in value;

/**
 * Drops the length limits of a text that names facts: only the check knows its length with the facts filled
 * in.
 */
function withLengthOfPlainText({ minLength, maxLength, ...text }: Text) {
  return { ...text, if: { pattern: "\\$\\{" }, else: { minLength, maxLength } };
}
