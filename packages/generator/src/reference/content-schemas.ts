import { join, relative, sep } from "node:path";
import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { editorSchema, type SiteValues } from "@vitrine/schema/editor-schema";
import { slugOf } from "../1-load/page-address.ts";
import { DATE_OF } from "../3-resolve/texts/fill-text.ts";
import { branchWords, BUILT_IN_NAMES } from "../3-resolve/texts/vocabulary.ts";
import type { SiteFolders } from "../site-folders.ts";
import type { Plan } from "../plan.ts";
import { writeChanged } from "../files/write-whole.ts";

/** The folder of a site's editor schemas, in its cache folder. */
export const schemasFolder = (cacheDir: string) => join(cacheDir, "schema");

/** Gives the address of a kind's editor schema from a folder of the site. */
export const schemaAddress =
  ({ contentDir, cacheDir }: Pick<SiteFolders, "contentDir" | "cacheDir">) =>
  (kind: string, folder: string): string =>
    relative(join(contentDir, folder), join(schemasFolder(cacheDir), `${kind}.schema.json`))
      .split(sep)
      .join("/");

/**
 * Writes the schemas that editors read, with the site's own routes, pictures and facts as values. With an error in a
 * shared file, the last schemas stay.
 */
export function writeContentSchemas({ site, content, pictures }: Plan, cacheDir: string): void {
  if (site === undefined) return;
  const facts = Object.keys(content.facts?.data ?? {});
  const values: SiteValues = {
    routes: [...new Set([...site.pages.map(({ route }) => route), ...content.brokenPages.routes])].sort(),
    zones: site.pages.flatMap((page) => ("file" in page.content ? [slugOf(page.content.file)] : [])),
    pictures,
    names: [
      ...facts,
      ...facts.map((name) => `${DATE_OF}${name}`),
      ...BUILT_IN_NAMES,
      ...(content.site === undefined ? [] : branchWords(content.site.data)).map(([name]) => name),
    ],
    facts,
  };
  for (const kind of Object.keys(contentKinds) as ContentKind[]) {
    const file = join(schemasFolder(cacheDir), `${kind}.schema.json`);
    writeChanged(file, `${JSON.stringify(editorSchema(kind, values), null, 2)}\n`);
  }
}
