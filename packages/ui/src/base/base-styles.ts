// The styles of every page, imported before those of any component.
import "./base.global.css";
import type { ThemeModel } from "@vitrine/schema/site-model";
import { fontAddress, type FontName } from "@vitrine/schema/typeface";

/** A preloaded font, with the media query of the screens that use it; without a query, all use it. */
export interface PreloadedFont {
  readonly address: string;
  readonly media?: string;
}

/** Fonts of the first view. Narrow screens set text in their system's font: see `base.global.css`. */
export const preloadedFonts = ({ title, text }: ThemeModel["fonts"]): readonly PreloadedFont[] => [
  ...ofFirstView(title),
  ...ofFirstView(text).map((font) => ({ ...font, media: "(min-width: 48rem)" })),
];

const ofFirstView = (files: readonly FontName[]) =>
  files.slice(-1).map((file) => ({ address: fontAddress(file) }));
