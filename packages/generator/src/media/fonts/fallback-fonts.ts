import type { FallbackFont } from "@vitrine/schema/typeface";
import type { Font } from "fontkit";
import { ARIAL, ARIAL_BOLD, FREQUENCY } from "./letter-widths.data.ts";
import { atWeight } from "./open-font.ts";

/** The use of a typeface. */
export type FontRole = "title" | "text";

interface FallbackPlan extends Pick<FallbackFont, "local" | "weights"> {
  /** The weight at which the typeface is measured. */
  readonly at: number;
  readonly widths: Readonly<Record<string, number>>;
}

// Full names: both kinds of name that `local()` knows would be a line each on every page.
const BOLD = { local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], widths: ARIAL_BOLD };

const PLANS: Readonly<Record<FontRole, readonly FallbackPlan[]>> = {
  title: [{ ...BOLD, at: 740, weights: "500 800" }],
  text: [
    { local: ["Arial", "Liberation Sans"], widths: ARIAL, at: 400, weights: "400" },
    { ...BOLD, at: 600, weights: "500 700" }, // buttons, menus, labels
  ],
};

/** Ordinary French, to measure by how much kerning tightens a line. */
const SAMPLE =
  "Une équipe formée, toujours la même, passe avant l’ouverture ou après la fermeture, avec " +
  "son matériel et ses produits. Vous recevez un devis clair, calculé d’après la surface, le " +
  "nombre de passages et ce que vous attendez vraiment.";

/**
 * Stretches local fonts so that French takes the same room in them as in a typeface. `correction` is what a
 * measurement in a browser adds: titles have more capitals than running text.
 */
export const fallbackFonts = (font: Font, role: FontRole, correction = 1): FallbackFont[] =>
  PLANS[role].map(({ at, widths, local, weights }) => {
    const used = atWeight(font, at);
    const em = used.unitsPerEm;
    const kerning = used.layout(SAMPLE).advanceWidth / used.layout(SAMPLE, { kern: false }).advanceWidth;
    const width = average((letter) => used.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
    const size =
      (correction * kerning * width) / em / average((letter) => (widths[base(letter)] ?? 0) / 1000);
    // The overrides are shares of the stretched size, hence the division.
    const share = (value: number) => percent(value / em / size);
    return {
      local,
      weights,
      size: percent(size),
      ascent: share(used.ascent),
      descent: share(-used.descent),
      lineGap: share(used.lineGap),
    };
  });

/** A letter without its accent, which is as wide. */
const base = (letter: string) => letter.normalize("NFD").charAt(0);

function average(width: (letter: string) => number): number {
  const letters = Object.entries(FREQUENCY);
  const sum = letters.reduce((total, [letter, times]) => total + times * width(letter), 0);
  return sum / letters.reduce((total, [, times]) => total + times, 0);
}

const percent = (ratio: number) => Number((100 * ratio).toFixed(2));
