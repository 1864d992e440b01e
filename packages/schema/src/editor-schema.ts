import { type ContentKind, contentKinds } from "./content-kinds.ts";

/**
 * The JSON Schema of a kind as editors read it (draft-07, yaml-language-server): our own keywords
 * left out, everything else as the validator has it.
 */
export function editorSchema(kind: ContentKind): Record<string, unknown> {
  const schema: unknown = JSON.parse(
    JSON.stringify(contentKinds[kind].schema, (key, value: unknown) =>
      key === "x-text" || key === "discriminator" ? undefined : value,
    ),
  );
  return { $schema: "http://json-schema.org/draft-07/schema#", ...(schema as Record<string, unknown>) };
}
