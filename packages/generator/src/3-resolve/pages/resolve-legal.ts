import { type Legal, legal } from "@vitrine/schema/content/legal";
import type { Entry } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { isIndexed, pageHead } from "../head/page-head.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";

/** Completes a legal text. */
export function resolveLegal(context: ResolveContext, { file, slug, data }: Entry<Legal>): PageModel {
  const route = `/${slug}`;
  const resolved = context.resolve(file, legal, data);
  const { title, description, h1, edited, updated, articles } = resolved;
  const breadcrumbs = [HOME_CRUMB, { name: title, route }];
  const head = pageHead({
    site: context.site,
    route,
    title,
    description,
    keywords: [title.toLowerCase()],
    breadcrumbs,
    indexed: !hasPlaceholder(resolved),
  });
  return {
    route,
    file,
    indexed: isIndexed(head),
    head,
    template: "LegalPage",
    props: { breadcrumbs, h1, edited, updated, articles },
  };
}
