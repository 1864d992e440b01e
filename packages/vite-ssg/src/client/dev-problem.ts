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

/** What a page sends once it can show problems. */
export const ASK_PROBLEMS = "vitrine:ask-problems";
/** What the server sends then, and at every change of the content: all problems, or none. */
export const SHOW_PROBLEMS = "vitrine:problems";
