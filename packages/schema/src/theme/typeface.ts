/** One file of a typeface. Where the characters of two overlap, browsers prefer the later one. */
export interface FontFile {
  /** The file's name without its ending. */
  readonly name: string;
  /** First digits of the hash of its bytes, for an address that browsers may cache for ever. */
  readonly version: string;
  /** Weights that it has, in CSS: "400 700". */
  readonly weights: string;
  /** Characters for which browsers fetch it, in CSS; undefined for all. */
  readonly range?: string;
  /** True for a file of the site's own `brand/fonts/`; others come with the templates. */
  readonly isOwn?: true;
}

/** A font file as its address and its place tell it. */
export type FontName = Pick<FontFile, "name" | "version" | "isOwn">;

/** A local font that is stretched to take the same room, so that nothing moves when the typeface arrives. */
export interface FallbackFont {
  /** Full names of local fonts. */
  readonly local: readonly string[];
  readonly weights: string;
  /** Shares of the font size, in percent (CSS Fonts 5, "size-adjust"). */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** A typeface as pages fetch it. */
export interface Typeface {
  /** The whole typeface first. The last one has the characters of first views. */
  readonly files: readonly FontFile[];
  readonly fallbacks: readonly FallbackFont[];
}

/** The two typefaces of a site: for titles and figures, and for text. */
export interface TypefacePair {
  readonly title: Typeface;
  readonly text: Typeface;
}

/** The files of a pair's typefaces, in the order of `Typeface`. */
export type PairFiles = Readonly<Record<keyof TypefacePair, readonly FontName[]>>;

/** Gives the files of a pair. */
export const pairFiles = ({ title, text }: TypefacePair): PairFiles => ({
  title: title.files.map(nameOf),
  text: text.files.map(nameOf),
});

const nameOf = ({ name, version, isOwn }: FontFile): FontName => ({ name, version, ...(isOwn && { isOwn }) });

/** Gives the address of a font file. */
export const fontAddress = ({ name, version }: FontName): string => `/assets/${name}.${version}.woff2`;

/** The rules of the two typefaces, "Title" and "Text" to all stylesheets, each with a fallback font. */
export const fontRules = ({ title, text }: TypefacePair): string =>
  [
    ...title.files.map((file) => faceOf("Title", file)),
    ...text.files.map((file) => faceOf("Text", file)),
    ...title.fallbacks.map((font) => fallbackRule("Title", font)),
    ...text.fallbacks.map((font) => fallbackRule("Text", font)),
  ].join("");

/** `optional`: a font that is late waits for the next page, so that no text moves (decision 35). */
const faceOf = (family: string, { weights, range, ...file }: FontFile) =>
  rule({
    "font-family": family,
    src: `url(${fontAddress(file)})`,
    "font-weight": weights,
    "font-display": "optional",
    ...(range !== undefined && { "unicode-range": range }),
  });

const fallbackRule = (family: string, { local, weights, size, ascent, descent, lineGap }: FallbackFont) =>
  rule({
    "font-family": `${family} Fallback`,
    src: local.map((name) => `local(${name})`).join(","),
    "font-weight": weights,
    "size-adjust": `${size}%`,
    "ascent-override": `${ascent}%`,
    "descent-override": `${descent}%`,
    "line-gap-override": `${lineGap}%`,
  });

const rule = (properties: Readonly<Record<string, string>>) =>
  `@font-face{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
