/** A problem of the content, as the development server shows it over the page. */
export interface DevProblem {
  /** "zones/clichy.yaml:4:3". */
  readonly place: string;
  /** Opens the place in the author's editor. */
  readonly address: string;
  readonly code: string;
  readonly message: string;
  /** The lines around it, with a caret. */
  readonly frame: string;
  readonly hint?: string;
  /** Other places that it is about: "The other one: zones/paris-17.yaml:1:1". */
  readonly related: readonly string[];
}

/** What a page sends once it can show problems and changes; both are then sent to it. */
export const ASK_PROBLEMS = "vitrine:ask-problems";
/** What the server sends then, and at every change of the content: all problems, or none. */
export const SHOW_PROBLEMS = "vitrine:problems";
/**
 * What the server sends when the content has made other pages: how often that has been so. Templates and styles
 * reload the page by Vite's own means.
 */
export const PAGES_CHANGED = "vitrine:pages-changed";
/** The name of the `<meta>` that says the same number of the page it stands in. */
export const PAGE_STATE = "vitrine-state";
/** The name of the `<meta>` of a document that stands where the content's errors may have left a page out. */
export const NO_PAGE = "vitrine-no-page";
