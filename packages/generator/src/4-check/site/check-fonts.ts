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
      message: { en: `There is no file ${FONTS}/${name}.`, fr: `Le fichier ${FONTS}/${name} n’existe pas.` },
      hint: suggest(name, [...fonts.keys()]) ?? {
        en: `Put the file into ${FONTS}/, or remove the line.`,
        fr: `Placez le fichier dans ${FONTS}/, ou supprimez la ligne.`,
      },
    };
  if (font.bytes > MOST_FONT_BYTES)
    return {
      code: "oversized-font",
      message: {
        en: `${name} has ${font.bytes} bytes; expected at most ${MOST_FONT_BYTES}.`,
        fr: `${name} fait ${font.bytes} octets ; ${MOST_FONT_BYTES} au plus sont permis.`,
      },
      hint: {
        en: "On a phone's line it would come after the first view, and not be shown. docs/make-a-site.md says how to keep French's characters only.",
        fr: "Sur la ligne d’un téléphone, elle arriverait après le premier affichage et ne serait pas montrée. docs/make-a-site.md dit comment ne garder que les caractères du français.",
      },
    };
  if (font.measured === undefined)
    return {
      code: "unsupported-font",
      message: { en: `${name} can't be read as WOFF2.`, fr: `${name} ne se lit pas comme un fichier WOFF2.` },
      hint: {
        en: "Convert the font to WOFF2, the format of all browsers (docs/make-a-site.md); a new ending does not convert it.",
        fr: "Convertissez la police en WOFF2, le format de tous les navigateurs (docs/make-a-site.md) ; changer son extension ne la convertit pas.",
      },
    };
  const { missing } = font.measured;
  if (missing === "") return undefined;
  return {
    code: "font-without-french",
    severity: "warning",
    message: {
      en: `${name} lacks ${Array.from(missing).join(" ")}, which French uses.`,
      fr: `Il manque à ${name} des caractères du français : ${Array.from(missing).join(" ")}.`,
    },
    hint: {
      en: "Another font is shown in their place, within words. Take a file of the typeface that has them.",
      fr: "Une autre police les remplace, au milieu des mots. Prenez un fichier de cette police qui les contienne.",
    },
  };
}
