import type { PageModel } from "../3-resolve/pages/page-model.ts";
import { toSource } from "./to-source.ts";

/** The package with the pages' templates. */
const TEMPLATES = "@vitrine/ui/templates";

/** Writes a page's React module. Equal pages give equal bytes. */
export function emitPage({ route, file, head, template, props }: PageModel): string {
  return `// Made from content/${file.path} by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { ${template}Props } from "@vitrine/schema/page-props";
import { ${template} } from "${TEMPLATES}";

export const route = ${toSource(route)};

export const head: PageHead = ${toSource(head)};

const props: ${template}Props = ${toSource(props)};

export default function Page() {
  return <${template} {...props} />;
}
`;
}
