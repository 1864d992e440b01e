// A module of its own, since the schemas load slowly.

/** Gives the slug of a file's page. */
export const slugOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1, path.endsWith(".yaml") ? -".yaml".length : undefined);

/** Gives the route of a page that is named by its file: "/clichy" for zones/clichy.yaml. */
export const routeOfFile = (path: string): string => `/${slugOf(path)}`;

/** Gives the path of the local page's file for a route: zones/clichy.yaml for "/clichy". */
export const localPageFile = (route: string): string => `zones${route}.yaml`;
