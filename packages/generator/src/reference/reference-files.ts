import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import { editorSchema } from "@vitrine/schema/editor-schema";

/**
 * Gives the editors' JSON Schemas and the page of diagnostic codes, with their paths under the workspace. A test
 * compares the committed files.
 */
export function referenceFiles(): { readonly path: string; readonly text: string }[] {
  const schemas = (Object.keys(contentKinds) as ContentKind[]).map((kind) => ({
    path: `packages/schema/json/${kind}.schema.json`,
    text: `${JSON.stringify(editorSchema(kind), null, 2)}\n`,
  }));
  return [...schemas, { path: "docs/errors.md", text: errorsPage() }];
}

function errorsPage(): string {
  const entries = Object.entries(catalogue).map(([code, { title }]) => `- \`${code}\`: ${title.en}.\n`);
  return `<!-- Made from packages/schema/src/diagnostics/catalogue.data.ts by "npm run reference". Edit that file. -->

# Diagnostic codes

Every problem that \`vitrine check\` reports has one of these codes. Codes are permanent. For what to do, run
\`npm run vitrine -- explain CODE\`.

${entries.join("")}`;
}
