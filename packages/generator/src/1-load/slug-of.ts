/** Gives the slug of a file's page. A module of its own, since the schemas load slowly. */
export const slugOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1, path.endsWith(".yaml") ? -".yaml".length : undefined);
