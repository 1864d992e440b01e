// The styles of every page, imported before those of any component.
import "./base.global.css";
import type { ThemeModel } from "@vitrine/schema/site-model";
import { fontAddress, type FontName } from "@vitrine/schema/typeface";

/** Addresses of the fonts of the first view. */
export const preloadedFonts = ({ title, text }: ThemeModel["fonts"]): readonly string[] => [
  ...ofFirstView(title),
  ...ofFirstView(text),
];

const ofFirstView = (files: readonly FontName[]) => files.slice(-1).map(fontAddress);
