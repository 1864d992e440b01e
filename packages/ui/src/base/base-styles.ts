// The styles of every page, before those of any component.
import "../fonts/font-faces.global.css";
import "./base.global.css";
import titles from "../fonts/bricolage-grotesque-titles.woff2?url";
import text from "../fonts/instrument-sans.woff2?url";

/** A font that pages preload, and the screens that it is for (a media query; without it, all). */
export interface PreloadedFont {
  readonly address: string;
  readonly media?: string;
}

/** The fonts of a first view. Narrow screens set text in their system's own font: see `base.global.css`. */
export const preloadedFonts: readonly PreloadedFont[] = [
  { address: titles },
  { address: text, media: "(min-width: 60rem)" },
];
