// A module of its own, since the schemas load slowly.
import type { Words } from "@vitrine/schema/diagnostics/words";

/** Route of the page that hosts show at every wrong address. */
export const NOT_FOUND = "/404";

/** Gives the slug of a file's page. */
export const slugOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1, path.endsWith(".yaml") ? -".yaml".length : undefined);

/** Gives the route of a page that is named by its file: "/clichy" for zones/clichy.yaml. */
export const routeOfFile = (path: string): string => `/${slugOf(path)}`;

/** Gives the path of the local page's file for a route: zones/clichy.yaml for "/clichy". */
export const localPageFile = (route: string): string => `zones${route}.yaml`;

/** Routes of the site's own files; routes below them are reserved too. */
const RESERVED_ROUTES = ["/assets", "/images", "/og", "/video", "/index", "/sitemap", "/robots"];

/** True if an address belongs to the site's own files. */
export const isReservedRoute = (route: string): boolean =>
  RESERVED_ROUTES.some((reserved) => route === reserved || route.startsWith(`${reserved}/`));

/** Says that an address belongs to the site's own files. */
export const reservedRoute = (route: string): Words => ({
  en: `The address "${route}" belongs to the factory's own files.`,
  fr: `L’adresse « ${route} » est celle d’un fichier de la fabrique.`,
});
