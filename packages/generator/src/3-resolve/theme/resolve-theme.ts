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

/** Gives the name of a role's custom property: "ink-soft" for "inkSoft". */
const propertyOf = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
