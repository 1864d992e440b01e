/** Where all answers are open; the stylesheet's query too. */
export const WIDE = "(min-width: 60rem)";
