/** The least contrast of a text with its ground (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;
/** The least contrast of a part by which a control is seen, such as its focus (WCAG 2.2, 1.4.11). */
export const MIN_PART_CONTRAST = 3;

/** Contrast of two colours, `#rgb` or `#rrggbb`: from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Luminance of a colour, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, "$&$&") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const BLACK_AND_WHITE = ["#000000", "#ffffff"];

/** Gives the nearest shade of a colour that passes, mixed with black or white in steps of a hundredth. */
export function nearestPassing(colour: string, passes: (shade: string) => boolean): string | undefined {
  for (let step = 1; step <= 100; step++) {
    for (const end of BLACK_AND_WHITE) {
      const shade = mixed(colour, end, step / 100);
      if (passes(shade)) return shade;
    }
  }
  return undefined;
}

/** Mixes two colours, given as `#rrggbb`: a share of 0 gives the first, 1 the other. */
export const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)))
    .map(([from = 0, to = 0]) => Math.round(from + (to - from) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
