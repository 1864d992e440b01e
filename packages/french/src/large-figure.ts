/**
 * Gives a figure for large type. A stylesheet can narrow the space before its « € », unlike a typeface's narrow one, and
 * a visitor's wider spacing may break the line there.
 */
export const largeFigure = (figure: string): string => figure.replaceAll("\u202F€", " €");
