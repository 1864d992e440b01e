/** Name of the client bundle's entry that every page loads. */
export const PAGE_SCRIPT = "page";
/** Names of the server bundle's entries. */
export const RENDER_ENTRY = "render";
export const TEMPLATES_ENTRY = "templates";
