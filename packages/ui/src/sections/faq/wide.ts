/** Media query of screens that show all answers, as in the stylesheet. */
export const WIDE = "(min-width: 60rem)";
