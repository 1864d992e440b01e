/** Joins the classes of an element, and leaves out those whose condition is not met. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
