// The styles of every page, imported before those of any component.
import "../fonts/font-faces.global.css";
import "./base.global.css";
import titles from "../fonts/bricolage-grotesque-titles.woff2?url";
import text from "../fonts/instrument-sans.woff2?url";

/**
 * A font that pages preload, with the media query of the screens that use it; without a query, all use it.
 */
export interface PreloadedFont {
  readonly address: string;
  readonly media?: string;
}

/** Fonts of the first view. Narrow screens set text in their system's font: see `base.global.css`. */
export const preloadedFonts: readonly PreloadedFont[] = [
  { address: titles },
  { address: text, media: "(min-width: 60rem)" },
];
