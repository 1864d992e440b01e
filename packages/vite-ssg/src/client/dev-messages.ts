/** A problem of the content, in the form that the development server shows over the page. */
export interface DevProblem {
  readonly code: string;
  /** An `<li>` element with the place, the message and the hint, in the author's language. */
  readonly html: string;
}

/** Event from a page that is ready: the server answers with the problems and the content's state. */
export const ASK_PROBLEMS = "vitrine:ask-problems";
/** Event from the server with all problems, at each change of content; an empty list closes the overlay. */
export const SHOW_PROBLEMS = "vitrine:problems";
/**
 * Event from the server with the number of the content's state, which grows at each change of pages.
 * Templates and styles reload the page through Vite itself.
 */
export const PAGES_CHANGED = "vitrine:pages-changed";
/** Name of the `<meta>` with the number of the state that its page was made from. */
export const PAGE_STATE = "vitrine-state";
/** Name of the `<meta>` that marks the stand-in for a page which the content's errors may have removed. */
export const NO_PAGE = "vitrine-no-page";
