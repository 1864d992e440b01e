import { typeset } from "@vitrine/french/typeset";
import { type ContentKind, contentKinds } from "./content-kinds.ts";
import { TEXT_KEYWORD } from "./fields.ts";

/** Keywords of ours and of Ajv, which editors don't know. */
const NOT_FOR_EDITORS = new Set([TEXT_KEYWORD, "discriminator"]);

/** Keywords whose texts an author reads; examples are what an author types, and stay as typed. */
const READ = new Set(["title", "description"]);

/**
 * The JSON Schema of a kind as editors read it (draft-07, yaml-language-server): our own keywords
 * left out, titles and descriptions typeset, everything else as the validator has it.
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

/** A text that names facts has its length when they are filled in, which the check alone can tell. */
function withLengthOfPlainText({ minLength, maxLength, ...text }: Text) {
  return { ...text, if: { pattern: "\\$\\{" }, else: { minLength, maxLength } };
}
