/** Whether a path under the content folder is that of a local page: of these there may be very many. */
export const isLocalPage = (path: string): boolean => path.startsWith("zones/") && path.endsWith(".yaml");
