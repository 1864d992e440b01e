import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { ZoneOutline } from "../2-validate/validate-content.ts";
import type { OpenGraphImage } from "../3-resolve/open-graph-image.ts";
import type { PhotoMention } from "../3-resolve/photo-finder.ts";
import type { ComparedText } from "../4-check/doorways/compare-zones.ts";
import type { ShingledText } from "../4-check/doorways/shingles.ts";

/**
 * All that the whole set needs of one local page's file. It depends on the file and on the basis alone, so it can be
 * made in any thread, and kept as long as these stay the same.
 */
export interface ZoneDigest extends PlainDigest, ComparedText {
  /** What is the page's own, for the doorway guard. Empty for a file with a mistake. */
  readonly text: ShingledText;
}

/** What JSON can hold of a digest. */
export interface PlainDigest {
  /** Path under the content folder. */
  readonly path: string;
  /** Undefined for a file with a mistake. */
  readonly outline?: ZoneOutline | undefined;
  /** Undefined for a file with a mistake, or of an unknown commune. */
  readonly page?:
    | {
        readonly title: string;
        readonly description: string;
        readonly openGraphImage?: OpenGraphImage;
      }
    | undefined;
  /** What is wrong with the file itself. */
  readonly diagnostics: readonly Diagnostic[];
  /** What is wrong in the texts that all local pages share, seen on this page. */
  readonly shared: readonly ContentIssue[];
  readonly mentions: readonly PhotoMention[];
  /** Names under the keys of pictures, and names that stand as `${name}`. */
  readonly images: readonly string[];
  readonly names: readonly string[];
}
