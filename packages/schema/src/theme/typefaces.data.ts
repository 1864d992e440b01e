// Written by tools/art/fonts/fallback-metrics.mjs.
import type { TypefacePair } from "./typeface.ts";

/** Names of the pairs of typefaces that come with the templates. */
export const PAIR_NAMES = ["bricolage-instrument", "gabarito-figtree", "newsreader-public"] as const;

export type PairName = (typeof PAIR_NAMES)[number];

const FRENCH = "U+??,U+152-153,U+2???";
const OTHERS = "U+100-151,U+154-1fff";
const ARIAL = ["Arial", "Liberation Sans"];
const ARIAL_BOLD = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"];

/** The pairs, by name. */
export const PAIRS: Readonly<Record<PairName, TypefacePair>> = {
  "bricolage-instrument": {
    title: {
      files: [
        { name: "bricolage-grotesque", weights: "500 800", range: OTHERS, version: "e919" },
        { name: "bricolage-grotesque-titles", weights: "500 800", range: FRENCH, version: "a1df" },
      ],
      fallbacks: [
        { local: ARIAL_BOLD, weights: "500 800", size: 96.19, ascent: 96.68, descent: 28.07, lineGap: 0 },
      ],
    },
    text: {
      files: [{ name: "instrument-sans", weights: "400 700", version: "70bb" }],
      fallbacks: [
        { local: ARIAL, weights: "400", size: 102.66, ascent: 94.48, descent: 24.35, lineGap: 0 },
        { local: ARIAL_BOLD, weights: "500 700", size: 97.97, ascent: 99.01, descent: 25.52, lineGap: 0 },
      ],
    },
  },
  "gabarito-figtree": {
    title: {
      files: [
        { name: "gabarito", weights: "500 800", range: OTHERS, version: "bb91" },
        { name: "gabarito-titles", weights: "500 800", range: FRENCH, version: "9299" },
      ],
      fallbacks: [
        { local: ARIAL_BOLD, weights: "500 800", size: 93.05, ascent: 101.02, descent: 27.94, lineGap: 0 },
      ],
    },
    text: {
      files: [{ name: "figtree", weights: "400 700", version: "ee42" }],
      fallbacks: [
        { local: ARIAL, weights: "400", size: 99.82, ascent: 95.18, descent: 25.05, lineGap: 0 },
        { local: ARIAL_BOLD, weights: "500 700", size: 94.26, ascent: 100.79, descent: 26.52, lineGap: 0 },
      ],
    },
  },
  "newsreader-public": {
    title: {
      files: [
        { name: "newsreader", weights: "500 800", range: OTHERS, version: "ebb3" },
        { name: "newsreader-titles", weights: "500 800", range: FRENCH, version: "fe5a" },
      ],
      fallbacks: [
        { local: ARIAL_BOLD, weights: "500 800", size: 97.61, ascent: 75.3, descent: 27.15, lineGap: 0 },
      ],
    },
    text: {
      files: [{ name: "public-sans", weights: "400 700", version: "899d" }],
      fallbacks: [
        { local: ARIAL, weights: "400", size: 103.39, ascent: 91.89, descent: 21.76, lineGap: 0 },
        { local: ARIAL_BOLD, weights: "500 700", size: 97.19, ascent: 97.74, descent: 23.15, lineGap: 0 },
      ],
    },
  },
};
