import type { SiteModel } from "@vitrine/schema/site-model";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import type { RenderJob } from "../plan.ts";

/** Writes a page's React module, its data as JSON. Equal pages give equal bytes. */
export function emitPage({ route, file, head, template, props }: PageModel): string {
  return `// Made from content/${file.path} by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { ${template}Props } from "@vitrine/schema/page-props";
import { ${template} } from "@vitrine/ui/templates";

export const route = ${json(route)};

export const head: PageHead = ${json(head)};

const props: ${template}Props = ${json(props)};

export default function Page() {
  return <${template} {...props} />;
}
`;
}

/** Emits the modules of all pages but local ones, which the rendering threads make. */
export const emitPages = (pages: readonly PageModel[], history: ReadonlyMap<string, string>): RenderJob[] =>
  pages.map((page) => {
    const { route, file, indexed, openGraphImage } = page;
    const lastModified = history.get(file.path);
    return { route, indexed, lastModified, openGraphImage, content: { text: emitPage(page) } };
  });

/** Writes the module of the data that all pages share. */
export function emitSite(site: SiteModel): string {
  return `// Made from content/site.yaml, facts.yaml, sectors/ and zones/ by "vitrine generate". Edit those: this one is overwritten.
import type { SiteModel } from "@vitrine/schema/site-model";

export const site: SiteModel = ${json(site)};
`;
}

/** Writes plain data. The models name its keys, never an author. */
const json = (value: unknown) => JSON.stringify(value, null, 2);
