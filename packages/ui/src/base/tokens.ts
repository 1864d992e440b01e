import css from "./base.global.css?raw";
import { parseTokens, type Token } from "./parse-tokens.ts";

/** The design tokens, in the order of their stylesheet. */
export const tokens: readonly Token[] = parseTokens(css);
