import { type ContentKind, contentKinds } from "./content-kinds.ts";
import { TEXT_KEYWORD } from "./fields.ts";

/** Keywords of ours and of Ajv, which editors don't know. */
const NOT_FOR_EDITORS = new Set([TEXT_KEYWORD, "discriminator"]);

/**
 * The JSON Schema of a kind as editors read it (draft-07, yaml-language-server): our own keywords
 * left out, everything else as the validator has it.
 */
export function editorSchema(kind: ContentKind): Record<string, unknown> {
  const schema: unknown = JSON.parse(
    JSON.stringify(contentKinds[kind].schema, (key, value: unknown) =>
      NOT_FOR_EDITORS.has(key) ? undefined : isText(value) ? withLengthOfPlainText(value) : value,
    ),
  );
  return { $schema: "http://json-schema.org/draft-07/schema#", ...(schema as Record<string, unknown>) };
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
