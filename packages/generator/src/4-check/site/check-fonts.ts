import { suggest } from "@vitrine/schema/did-you-mean";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { FONTS, MOST_FONT_BYTES, type OwnFonts } from "../../media/fonts/own-fonts.ts";
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
      message: { en: `There is no file ${FONTS}/${name}.`, fr: `Le fichier ${FONTS}/${name} n’existe pas.` },
      hint: suggest(name, [...fonts.keys()]),
    };
  if (font.bytes > MOST_FONT_BYTES)
    return {
      code: "oversized-font",
      message: {
        en: `${name} has ${font.bytes} bytes; expected at most ${MOST_FONT_BYTES}.`,
        fr: `${name} fait ${font.bytes} octets ; ${MOST_FONT_BYTES} au plus sont permis.`,
      },
    };
  if (font.measured === undefined)
    return {
      code: "unsupported-font",
      message: { en: `${name} can't be read as WOFF2.`, fr: `${name} ne se lit pas comme un fichier WOFF2.` },
    };
  const { missing } = font.measured;
  if (missing === "") return undefined;
  return {
    code: "font-without-french",
    message: {
      en: `${name} lacks ${Array.from(missing).join(" ")}, which French uses.`,
      fr: `Il manque à ${name} des caractères du français : ${Array.from(missing).join(" ")}.`,
    },
  };
}
