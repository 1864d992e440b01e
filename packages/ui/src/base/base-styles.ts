// The styles of every page, before those of any component.
import "../fonts/font-faces.global.css";
import "./base.global.css";
import display from "../fonts/bricolage-grotesque.woff2?url";
import text from "../fonts/instrument-sans.woff2?url";

/** Addresses of the fonts that every page preloads. */
export const fontAddresses: readonly string[] = [display, text];
