import type { Site } from "@vitrine/schema/content/site";
import type { PageLink } from "@vitrine/schema/page-props";

/** The first crumb of every trail. */
export const homeCrumb = (site: Site): PageLink => ({ name: site.name, route: "/" });
