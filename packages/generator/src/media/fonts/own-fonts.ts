import type { FontFile, Typeface } from "@vitrine/schema/typeface";
import { shortHash, versionOf } from "../../files/short-hash.ts";
import { cached } from "../../store/memo.ts";
import type { Store } from "../../store/open-store.ts";
import type { FontRole } from "./fallback-fonts.ts";

/** Folder of the site's own fonts. */
export const FONTS = "brand/fonts";

/** True for a font's path under the content folder. Beside the fonts stand texts, such as their licences. */
export const isOwnFont = (path: string): boolean => path.startsWith(`${FONTS}/`) && !path.endsWith(".txt");

/** Limit in bytes of a font. On a phone's line, 60 KB take a third of a second, and a late font is not shown. */
export const MAX_FONT_BYTES = 60_000;

/** A file of `brand/fonts/`. */
export interface OwnFont {
  readonly bytes: number;
  /** The font in each use, and the characters of French that it lacks; undefined if it is too heavy or no WOFF2 file. */
  readonly measured?: { readonly uses: Readonly<Record<FontRole, Typeface>>; readonly missing: string };
}

/** The fonts of `brand/fonts/`, by file name. */
export type OwnFonts = ReadonlyMap<string, OwnFont>;

/** Characters without which French can't be set. */
const FRENCH = "àâçéèêëîïôùûüœæÀÂÇÉÈÊËÎÏÔÙÛÜŒÆ«»’–…€";

/** The first bytes of a WOFF2 file (WOFF File Format 2.0, section 4). */
const SIGNATURE = "wOF2";

/** Measures the fonts of `brand/fonts/`. The store remembers the results, since opening a font takes long. */
export async function ownFonts(
  files: ReadonlyMap<string, Uint8Array>,
  store: Store,
  code: string,
): Promise<OwnFonts> {
  if (files.size === 0) return new Map();
  const versions = Array.from(files, ([name, bytes]) => `${name} ${shortHash(bytes)}`);
  const key = shortHash([code, ...versions].join("\0"));
  const fonts = await cached(store, "fonts", key, () =>
    Array.fromAsync(files, async ([name, bytes]) => [name, await measured(name, bytes)] as const),
  );
  return new Map(fonts);
}

async function measured(name: string, bytes: Uint8Array): Promise<OwnFont> {
  const size = { bytes: bytes.length };
  const isWoff2 = Buffer.from(bytes.subarray(0, SIGNATURE.length)).toString("latin1") === SIGNATURE;
  if (!isWoff2 || bytes.length > MAX_FONT_BYTES) return size;
  const { openFont } = await import("./open-font.ts");
  const { fallbackFonts } = await import("./fallback-fonts.ts");
  try {
    const font = await openFont(bytes);
    const file = {
      name: name.replace(/\.\w+$/, ""),
      version: versionOf(shortHash(bytes)),
      isOwn: true,
    } as const;
    const { wght } = font.variationAxes;
    const weights = wght === undefined ? undefined : `${wght.min} ${wght.max}`;
    const use = (role: FontRole, fixed: string): Typeface => ({
      files: [{ ...file, weights: weights ?? fixed } satisfies FontFile],
      fallbacks: fallbackFonts(font, role),
    });
    const missing = Array.from(FRENCH)
      .filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .join("");
    // A font of one weight is drawn as it is in titles; in text, browsers make their own bold of it.
    const uses = { title: use("title", "100 900"), text: use("text", String(font["OS/2"].usWeightClass)) };
    return { ...size, measured: { uses, missing } };
  } catch {
    return size;
  }
}
