import type { Colours, Theme } from "@vitrine/schema/content/theme";
import type { ThemeModel } from "@vitrine/schema/site-model";
import { DEFAULT_THEME } from "./default-theme.data.ts";

/** Gives the look of the site; defaults replace what theme.yaml lacks. */
export function resolveTheme(theme: Theme = {}): ThemeModel {
  const colours: Colours = { ...DEFAULT_THEME.colours, ...theme.colours };
  const { radius, shape } = { ...DEFAULT_THEME, ...theme };
  const properties = [
    ...Object.entries(colours).map(([role, colour]) => `--${propertyOf(role)}:${colour.toLowerCase()}`),
    `--radius:${radius}px`,
  ];
  return { colours, shape, css: `:root{${properties.join(";")}}` };
}

/** Draws the sign of a site without one of its own: a tile in its colours. */
export const plainSign = ({ brand, accent }: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/><path d="M9 23V9h7a7 7 0 0 1 0 14z" fill="${accent}"/></svg>`;

/** Gives the name of a role's custom property: "ink-soft" for "inkSoft". */
const propertyOf = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
