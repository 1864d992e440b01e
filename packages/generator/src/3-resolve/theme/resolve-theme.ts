import type { Colours, Theme } from "@vitrine/schema/content/theme";
import type { ThemeModel } from "@vitrine/schema/site-model";
import { themeRule } from "@vitrine/schema/theme-rule";
import { DEFAULT_THEME } from "./default-theme.data.ts";

/** Gives the look of the site; defaults replace what theme.yaml lacks. */
export function resolveTheme(theme: Theme = {}): ThemeModel {
  const colours: Colours = { ...DEFAULT_THEME.colours, ...theme.colours };
  const { radius, shape } = { ...DEFAULT_THEME, ...theme };
  return { colours, shape, css: themeRule(colours, radius) };
}

/** Draws the sign of a site without one of its own: a tile in its colours. */
export const plainSign = ({ brand, accent }: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/><path d="M9 23V9h7a7 7 0 0 1 0 14z" fill="${accent}"/></svg>`;
