import type { Colours, Theme } from "@vitrine/schema/content/theme";
import type { ThemeModel } from "@vitrine/schema/site-model";
import { themeRule } from "@vitrine/schema/theme-rule";
import { fontRules, pairFiles, type TypefacePair } from "@vitrine/schema/typeface";
import { type PairName, PAIRS } from "@vitrine/schema/typefaces";
import type { OwnFonts } from "../../media/fonts/own-fonts.ts";
import { pick } from "../../pick.ts";
import { paletteOf } from "./palette.ts";

/** The colour and the typefaces of a site without a theme.yaml. */
const DEFAULT_BRAND = "#1f5f8b";
const DEFAULT_PAIR: PairName = "bricolage-instrument";

/** Gives the look of the site; defaults replace what theme.yaml lacks. */
export function resolveTheme(theme: Theme | undefined, own: OwnFonts): ThemeModel {
  const { radius = 6, shape = "none" } = theme ?? {};
  const colours = coloursOf(theme);
  const pair = typefaces(theme?.fonts, own);
  return {
    colours,
    shape,
    fonts: pairFiles(pair),
    css: themeRule(colours, radius) + fontRules(pair),
  };
}

/** Gives the colours of the site; those that theme.yaml lacks follow its brand. */
export function coloursOf(theme: Theme | undefined): Colours {
  const palette = paletteOf(theme?.colours?.brand ?? DEFAULT_BRAND);
  // Only roles are taken: an unknown key among the colours, which is reported, may hold any value.
  return { ...palette, ...pick(theme?.colours ?? {}, ...(Object.keys(palette) as (keyof Colours)[])) };
}

/** Gives the site's typefaces. A file that can't be used leaves its pair's typeface, and is reported elsewhere. */
function typefaces(fonts: Theme["fonts"], own: OwnFonts): TypefacePair {
  const { pair = DEFAULT_PAIR, title, text } = fonts ?? {};
  const ownUses = (name: string | undefined) => own.get(name ?? "")?.measured?.uses;
  return {
    title: ownUses(title)?.title ?? PAIRS[pair].title,
    text: ownUses(text)?.text ?? PAIRS[pair].text,
  };
}

/** Draws the sign of a site without one of its own: a tile in its colours. */
export const plainSign = ({ brand, accent }: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/><path d="M9 23V9h7a7 7 0 0 1 0 14z" fill="${accent}"/></svg>`;
