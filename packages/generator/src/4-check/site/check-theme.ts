import type { Colours } from "@vitrine/schema/content/theme";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { contrast, MIN_TEXT_CONTRAST, MIN_PART_CONTRAST, nearestPassing } from "@vitrine/schema/contrast";
import { formatNumber } from "@vitrine/french/format-number";
import { coloursOf } from "../../3-resolve/theme/resolve-theme.ts";
import { FONTS, MAX_FONT_BYTES, type OwnFonts } from "../../media/fonts/own-fonts.ts";
import { issue, placeIn, type SiteRule } from "./site-rule.ts";

type Role = keyof Colours | "white";

const GROUNDS: readonly Role[] = ["paper", "white", "tint", "sky", "shade"];

/**
 * Colours beside others: every one that carries or grounds text, and the focus on dark grounds. Other parts of
 * controls have the colours of texts on the same grounds: `brand` for the focus, `ink`, `inkSoft` and `alert` for
 * borders.
 */
const PAIRS = [
  ...beside("ink", GROUNDS, MIN_TEXT_CONTRAST),
  ...beside("inkSoft", GROUNDS, MIN_TEXT_CONTRAST),
  ...beside("brand", GROUNDS, MIN_TEXT_CONTRAST),
  ...beside("alert", ["paper", "white"], MIN_TEXT_CONTRAST),
  ...beside("accent", ["ink"], MIN_TEXT_CONTRAST),
  ...beside("brandBright", ["ink", "brand"], MIN_PART_CONTRAST),
];

type Pair = (typeof PAIRS)[number];

function beside(role: Role, others: readonly Role[], least: number) {
  return others.map((other) => ({ role, other, least }));
}

/** Finds colours that many people could not tell apart, and reports each that theme.yaml has once. */
export const checkColours: SiteRule = function* ({ content: { theme } }) {
  if (theme === undefined) return;
  const own = theme.data.colours ?? {};
  const suggested: Partial<Record<Role, string>> = {};
  // Colours that the file leaves out follow the brand.
  const coloursWith = (changed: typeof suggested): Record<Role, string> => ({
    ...coloursOf({ ...theme.data, colours: { ...own, ...changed } }),
    white: "#ffffff",
  });
  const ratioIn = (colours: Record<Role, string>, { role, other }: Pair) =>
    contrast(colours[role], colours[other]);
  const fails = (colours: Record<Role, string>, pair: Pair) => ratioIn(colours, pair) < pair.least;
  const writtenOf = ({ role, other }: Pair) => [role, other].find((name) => Object.hasOwn(own, name));
  const colours = coloursWith({});
  const failing = PAIRS.filter((pair) => fails(colours, pair));
  for (const [written, weak] of Map.groupBy(failing, writtenOf)) {
    const [first] = weak;
    if (written === undefined || first === undefined) continue;
    const now = coloursWith(suggested);
    // The owner may follow all suggestions at once.
    const better = nearestPassing(colours[written], (shade) => {
      const then = coloursWith({ ...suggested, [written]: shade });
      return PAIRS.every((pair) => !fails(then, pair) || (writtenOf(pair) !== written && fails(now, pair)));
    });
    if (better !== undefined) suggested[written] = better;
    // A message has one limit. The default of brandBright, with another, only fails beside a colour that fails on white.
    const shown = weak.filter(({ least }) => least === first.least);
    const worst = Math.floor(Math.min(...shown.map((pair) => ratioIn(colours, pair))) * 10) / 10;
    const named = shown
      .map(({ role, other }) => (role === written ? other : role))
      .map((name) => `${name} (${colours[name]})`)
      .join(", ");
    yield issue("low-contrast", placeIn(theme.file, "colours", written), {
      en: `${written} (${colours[written]}) has a contrast of ${worst}:1 with ${named}; ${first.least}:1 is needed.`,
      fr: `« ${written} » (${colours[written]}) a un contraste de ${formatNumber(worst)}:1 avec ${named} ; il faut ${formatNumber(first.least)}:1.`,
      hint:
        better === undefined
          ? undefined
          : {
              en: `The nearest shade of ${written} that passes is ${better}.`,
              fr: `La nuance de « ${written} » la plus proche qui convienne est ${better}.`,
            },
    });
  }
};

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
      en: `There is no file ${FONTS}/${name}.`,
      fr: `Le fichier ${FONTS}/${name} n’existe pas.`,
      hint: suggest(name, [...fonts.keys()]),
    };
  if (font.bytes > MAX_FONT_BYTES)
    return {
      code: "oversized-font",
      en: `${name} has ${font.bytes} bytes; expected at most ${MAX_FONT_BYTES}.`,
      fr: `${name} fait ${font.bytes} octets ; ${MAX_FONT_BYTES} au plus sont permis.`,
    };
  if (font.measured === undefined)
    return {
      code: "unsupported-font",
      en: `${name} can't be read as WOFF2.`,
      fr: `${name} ne se lit pas comme un fichier WOFF2.`,
    };
  const { missing } = font.measured;
  if (missing === "") return undefined;
  return {
    code: "font-without-french",
    en: `${name} lacks ${Array.from(missing).join(" ")}, which French uses.`,
    fr: `Il manque à ${name} des caractères du français : ${Array.from(missing).join(" ")}.`,
  };
}
