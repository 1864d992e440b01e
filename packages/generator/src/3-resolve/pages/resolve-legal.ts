import { type Legal, legal } from "@vitrine/schema/content/legal";
import type { Entry } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { pageHead } from "../head/page-head.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";

/** Completes a legal text. */
export function resolveLegal(context: ResolveContext, { file, slug, data }: Entry<Legal>): PageModel {
  const route = `/${slug}`;
  const { title, description, h1, edited, updated, articles } = context.resolve(file, legal, data);
  const breadcrumbs = [HOME_CRUMB, { name: title, route }];
  return {
    route,
    file,
    indexed: true,
    head: pageHead({
      site: context.site,
      route,
      title,
      description,
      keywords: [title.toLowerCase()],
      breadcrumbs,
    }),
    template: "LegalPage",
    props: { breadcrumbs, h1, edited, updated, articles },
  };
}
