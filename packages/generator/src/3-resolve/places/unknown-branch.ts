import type { Branch } from "@vitrine/schema/content/site/business";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";

/** Describes an id that no branch of the company has. */
export const unknownBranch = (id: string, branches: readonly Pick<Branch, "id">[]): Problem => ({
  code: "unknown-branch",
  en: `No branch in site.yaml has the id "${id}".`,
  fr: `Aucune entrée de branches, dans site.yaml, n’a pour id « ${id} ».`,
  hint: suggest(
    id,
    branches.map((branch) => branch.id),
  ),
});
