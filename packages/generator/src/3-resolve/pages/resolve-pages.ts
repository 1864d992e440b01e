import type { Page } from "@vitrine/schema/content/page";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { PageModel } from "./page-model.ts";
import { type Reported, type ResolveBasis, resolver, together } from "../resolve-context.ts";
import { resolvePage } from "./resolve-page.ts";
import type { SharedLists } from "./resolve-section.ts";

/** Completes all pages made of sections. */
export function resolvePages(
  basis: ResolveBasis,
  entries: readonly Entry<Page>[],
  lists: SharedLists,
): { pages: PageModel[]; reported: Reported } {
  const resolved = entries.map((entry) => resolveOne(basis, entry, lists));
  return {
    pages: resolved.map(({ made }) => made),
    reported: together(resolved.map(({ reported }) => reported)),
  };
}

const resolveOne = resolver(resolvePage);
