import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import { editorSchema } from "@vitrine/schema/editor-schema";
import { sectionSchemas } from "@vitrine/schema/sections";
import { partition } from "../partition.ts";

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

/** The parts of a JSON Schema that the page of sections shows. */
interface KeySchema {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, KeySchema>>;
  readonly required?: readonly string[];
  readonly items?: KeySchema;
}

function sectionsPage(): string {
  const entries = Object.entries<object>(sectionSchemas).map(([type, section]) => {
    const schema: KeySchema = section;
    const { title = "", description = "" } = schema;
    const { type: _type, id: _id, ...properties } = schema.properties ?? {};
    return `- \`${type}\`, ${title.toLowerCase()}. ${description} Clés : ${keysIn({ ...schema, properties })}.\n`;
  });
  return `<!-- Made from packages/schema/src/sections by "npm run reference". Edit these files. -->

# Les sections d'une page

Une page de \`content/pages\` est une liste de sections. Chacune a un \`type\`, et au choix un \`id\`, où peut mener un
lien. Entre parenthèses se lisent les clés de chaque élément d'une liste, ou d'un objet.

${entries.join("")}`;
}

/** Lists an object's keys, each with those of the objects that it holds. */
function keysIn({ properties = {}, required = [] }: KeySchema): string {
  const keys = Object.entries(properties).map(([key, schema]) => {
    const held = schema.items ?? schema;
    return { key, text: held.properties ? `\`${key}\` (${keysIn(held)})` : `\`${key}\`` };
  });
  const [must, may] = partition(keys, ({ key }) => required.includes(key));
  const list = (some: typeof keys) => some.map(({ text }) => text).join(", ");
  return [list(must), may.length > 0 && `au choix ${list(may)}`].filter(Boolean).join(" ; ");
}
