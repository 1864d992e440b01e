import {
  contrast,
  MIN_TEXT_CONTRAST,
  MIN_PART_CONTRAST,
  mixed,
  nearestPassing,
} from "@vitrine/schema/contrast";
import type { Colours } from "@vitrine/schema/content/theme";

/** Gives all colours of a site by its brand's: grounds and inks with a trace of it, amber buttons, red errors. */
export function paletteOf(brand: string): Colours {
  const light = (share: number) => mixed("#ffffff", brand, share);
  const ink = mixed("#1c1d21", brand, 0.12);
  return {
    ink,
    inkSoft: mixed("#4b4c52", brand, 0.12),
    paper: light(0.02),
    tint: light(0.14),
    sky: light(0.12),
    shade: light(0.08),
    rule: light(0.24),
    brand,
    // The focus has this colour on dark grounds.
    brandBright:
      nearestPassing(light(0.5), (shade) =>
        [ink, brand].every((ground) => contrast(shade, ground) >= MIN_PART_CONTRAST),
      ) ?? "#ffffff",
    accent: "#f2b84b",
    alert: "#b3261e",
  };
}

/** Darkens a brand's colour until it can be read on its own palette's darkest ground. */
export function readableBrand(colour: string): string {
  const shades = Array.from({ length: 100 }, (_, step) => mixed(colour, "#000000", step / 100));
  return shades.find((shade) => contrast(shade, paletteOf(shade).tint) >= MIN_TEXT_CONTRAST) ?? colour;
}
