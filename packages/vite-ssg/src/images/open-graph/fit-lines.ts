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
  /** Line height, as a share of the font size. */
  readonly lineHeight: number;
  readonly maxLines: number;
}

/** A line that ends in « à » or « de » must gain this share of size, and a lonely last word twice as much. */
const STUMBLE = 0.14;
/** A compound name over two lines must gain this share of size. */
const DIVIDED = 0.12;
/** One line more must gain this share of size, so that a short title stays on one line. */
const MORE_LINES = 0.05;

/** Lines may break after a plain space, and after a hyphen within a word: "Neuilly-", "sur-", "Seine". */
const BREAKS = /(?<= )|(?<=\p{L}-)(?=\p{L})/u;

/**
 * Breaks a title into lines, so that it is set as large as the box allows. Lines break at plain spaces, and
 * at a hyphen if that gains enough, but never at a no-break space. `measure` gives a text's width at size 1.
 */
export function fitLines(text: string, box: Box, measure: (text: string) => number): FittedText {
  const parts = text
    .replace(/[ \n]+/g, " ")
    .replace(/^ | $/g, "")
    .split(BREAKS);
  const candidates = splits(parts, box.maxLines).map((lines) => {
    const widest = Math.max(...lines.map(measure), Number.EPSILON);
    const size = Math.min(box.maxSize, box.width / widest, box.height / (lines.length * box.lineHeight));
    const hanging = lines.slice(0, -1).filter((line) => /(?:^|[ \u00A0-])\p{L}{1,3}-?$/u.test(line)).length;
    const alone = measure(lines.at(-1) ?? "") < widest / 2 ? 2 : 0;
    const stumbles = hanging + alone;
    const divided = lines.filter((line) => line.endsWith("-")).length;
    const worth = size * (1 - STUMBLE * stumbles - DIVIDED * divided) * (1 - MORE_LINES * (lines.length - 1));
    // Among equal sizes the evenest lines win.
    return { lines, size: Math.floor(size), worth: worth - widest / 1000 };
  });
  const [first = { lines: [text], size: box.maxSize, worth: 0 }, ...others] = candidates;
  const { lines, size } = others.reduce((best, each) => (each.worth > best.worth ? each : best), first);
  return { lines, size };
}

/** Lists every way to set parts in at most `maxLines` lines. */
function splits(parts: readonly string[], maxLines: number): string[][] {
  if (parts.length === 0) return [];
  const whole = [lineOf(parts)];
  if (maxLines === 1) return [whole];
  const broken = parts.slice(1).flatMap((_, i) => {
    const line = lineOf(parts.slice(0, i + 1));
    return splits(parts.slice(i + 1), maxLines - 1).map((rest) => [line, ...rest]);
  });
  return [whole, ...broken];
}

/** Joins parts into a line, without the space at its end. */
const lineOf = (parts: readonly string[]) => parts.join("").replace(/ $/, "");
