/** A text broken into lines, and the largest size at which they fit. */
export interface FittedText {
  readonly lines: readonly string[];
  /** Font size in pixels. */
  readonly size: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
  /** Of the font size. */
  readonly lineHeight: number;
  readonly maxLines: number;
}

/** A line that ends in « à » or « de », must gain this share of size to be chosen; a last word left alone twice it. */
const STUMBLE = 0.14;
/** One line more must gain this share, so that a short title stays on one line. */
const MORE_LINES = 0.05;

/**
 * Breaks a title at its plain spaces, never at a no-break space, so that it is set as large as the box
 * allows. `measure` gives a text's width at size 1.
 */
export function fitLines(text: string, box: Box, measure: (text: string) => number): FittedText {
  const words = text.split(/[ \n]+/).filter((word) => word !== "");
  const candidates = splits(words, box.maxLines).map((lines) => {
    const widest = Math.max(...lines.map(measure), Number.EPSILON);
    const size = Math.min(box.maxSize, box.width / widest, box.height / (lines.length * box.lineHeight));
    const hanging = lines.slice(0, -1).filter((line) => /(?:^|[ \u00A0])\p{L}{1,3}$/u.test(line)).length;
    const alone = measure(lines.at(-1) ?? "") < widest / 2 ? 2 : 0;
    const stumbles = hanging + alone;
    const worth = size * (1 - STUMBLE * stumbles) * (1 - MORE_LINES * (lines.length - 1));
    // Of equal sizes the evenest lines.
    return { lines, size: Math.floor(size), worth: worth - widest / 1000 };
  });
  const [first = { lines: [text], size: box.maxSize, worth: 0 }, ...others] = candidates;
  const { lines, size } = others.reduce((best, each) => (each.worth > best.worth ? each : best), first);
  return { lines, size };
}

/** Every way to set words in at most so many lines. */
function splits(words: readonly string[], maxLines: number): string[][] {
  if (words.length === 0) return [];
  const whole = [words.join(" ")];
  if (maxLines === 1) return [whole];
  const broken = words.slice(1).flatMap((_, i) => {
    const line = words.slice(0, i + 1).join(" ");
    return splits(words.slice(i + 1), maxLines - 1).map((rest) => [line, ...rest]);
  });
  return [whole, ...broken];
}
