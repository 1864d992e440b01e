import { suggest } from "@vitrine/schema/did-you-mean";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { MOST_FONT_BYTES, type OwnFonts } from "../../media/fonts/own-fonts.ts";
import { FONTS } from "../../media/media-index.ts";
import type { SiteRule } from "./site-rule.ts";

/** Finds fonts that theme.yaml names and pages could not use. */
export const checkFonts: SiteRule = function* ({ content: { theme }, fonts }) {
  for (const role of ["title", "text"] as const) {
    const name = theme?.data.fonts?.[role];
    if (theme === undefined || name === undefined) continue;
    const problem = problemOf(name, fonts);
    if (problem !== undefined) yield { ...problem, file: theme.file, path: ["fonts", role] };
  }
};

function problemOf(name: string, fonts: OwnFonts): Problem | undefined {
  const font = fonts.get(name);
  if (font === undefined)
    return {
      code: "missing-font",
      message: `There is no file ${FONTS}/${name}.`,
      hint: suggest(name, [...fonts.keys()]) ?? `Put the file into ${FONTS}/, or remove the line.`,
    };
  if (font.bytes > MOST_FONT_BYTES)
    return {
      code: "oversized-font",
      message: `${name} has ${font.bytes} bytes; expected at most ${MOST_FONT_BYTES}.`,
      hint: "On a phone's line it would come after the first view, and not be shown. docs/make-a-site.md says how to keep French's characters only.",
    };
  if (font.measured === undefined)
    return {
      code: "unsupported-font",
      message: `${name} can't be read as WOFF2.`,
      hint: "Convert the font to WOFF2, the format of all browsers (docs/make-a-site.md); a new ending does not convert it.",
    };
  const { missing } = font.measured;
  if (missing === "") return undefined;
  return {
    code: "font-without-french",
    severity: "warning",
    message: `${name} lacks ${Array.from(missing).join(" ")}, which French uses.`,
    hint: "Another font is shown in their place, within words. Take a file of the typeface that has them.",
  };
}
