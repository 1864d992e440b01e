import type { Colours } from "../content/theme.ts";

/** The rule of `:root` that gives the colours and the radius, in pixels, to all stylesheets. */
export function themeRule(colours: Colours, radius: number): string {
  const properties = [
    ...Object.entries(colours).map(([role, colour]) => `--${propertyOf(role)}:${colour.toLowerCase()}`),
    `--radius:${radius}px`,
  ];
  return `:root{${properties.join(";")}}`;
}

/** Gives the name of a role's custom property: "ink-soft" for "inkSoft". */
const propertyOf = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
