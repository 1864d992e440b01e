/** True if a path under the content folder is a local page's. */
export const isLocalPage = (path: string): boolean => path.startsWith("zones/") && path.endsWith(".yaml");
