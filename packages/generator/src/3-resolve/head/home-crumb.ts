import type { PageLink } from "@vitrine/schema/page-props";

/** The first crumb of every trail, for visitors and search engines alike. */
export const HOME_CRUMB: PageLink = { name: "Accueil", route: "/" };
