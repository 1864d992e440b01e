// Written by tools/art/fonts/fallback-metrics.mjs.
import type { TypefacePair } from "./typeface.ts";

/** Names of the pairs of typefaces that come with the templates. */
export const PAIR_NAMES = ["bricolage-instrument", "gabarito-figtree", "newsreader-public"] as const;

export type PairName = (typeof PAIR_NAMES)[number];

/** The pairs, by name. */
export const PAIRS: Readonly<Record<PairName, TypefacePair>> = {
  "bricolage-instrument": {
    title: {
      files: [
        {
          name: "bricolage-grotesque",
          weights: "500 800",
          range: "U+100-151,U+154-1fff",
          version: "3e931197",
        },
        {
          name: "bricolage-grotesque-titles",
          weights: "500 800",
          range: "U+??,U+152-153,U+2???",
          version: "131a2ca6",
        },
      ],
      standIns: [
        {
          local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
          weights: "500 800",
          size: 96.15,
          ascent: 96.73,
          descent: 28.08,
          lineGap: 0,
        },
      ],
    },
    text: {
      files: [
        {
          name: "instrument-sans",
          weights: "400 700",
          version: "461c7228",
        },
      ],
      standIns: [
        {
          local: ["Arial", "Liberation Sans"],
          weights: "400",
          size: 100.93,
          ascent: 96.1,
          descent: 24.77,
          lineGap: 0,
        },
        {
          local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
          weights: "500 700",
          size: 96.37,
          ascent: 100.66,
          descent: 25.94,
          lineGap: 0,
        },
      ],
    },
  },
  "gabarito-figtree": {
    title: {
      files: [
        {
          name: "gabarito",
          weights: "500 800",
          range: "U+100-151,U+154-1fff",
          version: "e5adfeed",
        },
        {
          name: "gabarito-titles",
          weights: "500 800",
          range: "U+??,U+152-153,U+2???",
          version: "4b43b728",
        },
      ],
      standIns: [
        {
          local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
          weights: "500 800",
          size: 93.05,
          ascent: 101.02,
          descent: 27.94,
          lineGap: 0,
        },
      ],
    },
    text: {
      files: [
        {
          name: "figtree",
          weights: "400 700",
          version: "044baa17",
        },
      ],
      standIns: [
        {
          local: ["Arial", "Liberation Sans"],
          weights: "400",
          size: 99.79,
          ascent: 95.2,
          descent: 25.05,
          lineGap: 0,
        },
        {
          local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
          weights: "500 700",
          size: 94.23,
          ascent: 100.82,
          descent: 26.53,
          lineGap: 0,
        },
      ],
    },
  },
  "newsreader-public": {
    title: {
      files: [
        {
          name: "newsreader",
          weights: "500 800",
          range: "U+100-151,U+154-1fff",
          version: "caf73333",
        },
        {
          name: "newsreader-titles",
          weights: "500 800",
          range: "U+??,U+152-153,U+2???",
          version: "043a25fc",
        },
      ],
      standIns: [
        {
          local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
          weights: "500 800",
          size: 97.61,
          ascent: 75.3,
          descent: 27.15,
          lineGap: 0,
        },
      ],
    },
    text: {
      files: [
        {
          name: "public-sans",
          weights: "400 700",
          version: "00fcb469",
        },
      ],
      standIns: [
        {
          local: ["Arial", "Liberation Sans"],
          weights: "400",
          size: 103.35,
          ascent: 91.92,
          descent: 21.77,
          lineGap: 0,
        },
        {
          local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
          weights: "500 700",
          size: 97.16,
          ascent: 97.78,
          descent: 23.16,
          lineGap: 0,
        },
      ],
    },
  },
};
