import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import { editorSchema } from "@vitrine/schema/editor-schema";
import { sectionSchemas } from "@vitrine/schema/sections";

/**
 * Gives the editors' JSON Schemas, the page of diagnostic codes and the page of sections, with their paths under the
 * workspace. A test compares the committed files.
 */
export function referenceFiles(): { readonly path: string; readonly text: string }[] {
  const schemas = (Object.keys(contentKinds) as ContentKind[]).map((kind) => ({
    path: `packages/schema/json/${kind}.schema.json`,
    text: `${JSON.stringify(editorSchema(kind), null, 2)}\n`,
  }));
  return [
    ...schemas,
    { path: "docs/errors.md", text: errorsPage() },
    { path: "docs/sections.md", text: sectionsPage() },
  ];
}

function errorsPage(): string {
  const entries = Object.entries(catalogue).map(([code, { title }]) => `- \`${code}\`: ${title.en}.\n`);
  return `<!-- Made from packages/schema/src/diagnostics/catalogue.data.ts by "npm run reference". Edit that file. -->

# Diagnostic codes

Every problem that \`vitrine check\` reports has one of these codes. Codes are permanent. For what to do, run
\`npm run vitrine -- explain CODE\`.

${entries.join("")}`;
}

/** Keys that every section has. */
const COMMON_KEYS: ReadonlySet<string> = new Set(["type", "id"]);

function sectionsPage(): string {
  const entries = Object.entries(sectionSchemas).map(([type, schema]) => {
    const { title = "", description } = schema as { title?: string; description?: string };
    const required: ReadonlySet<string> = new Set(schema.required);
    const keys = Object.keys(schema.properties).filter((key) => !COMMON_KEYS.has(key));
    const may = keys.filter((key) => !required.has(key));
    const must = inCode(keys.filter((key) => required.has(key)));
    return `- \`${type}\`, ${title.toLowerCase()}. ${description} Clés : ${must}${may.length > 0 ? ` ; au choix ${inCode(may)}` : ""}.\n`;
  });
  return `<!-- Made from packages/schema/src/sections by "npm run reference". Edit these files. -->

# Les sections d'une page

Une page de \`content/pages\` est une liste de sections. Chacune a un \`type\`, et au choix un \`id\`, où peut mener un lien.

${entries.join("")}`;
}

const inCode = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(", ");
