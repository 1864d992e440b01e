import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { ZoneOutline } from "../2-validate/validate-content.ts";
import type { OpenGraphImage } from "../3-resolve/pictures/open-graph-image.ts";
import type { Link } from "../4-check/site/check-links.ts";
import type { PhotoMention } from "../3-resolve/pictures/photo-finder.ts";

/**
 * What one local page's file says by itself, as far as the whole set needs it: plain data, which depends on the file and
 * on the site's context alone. Its texts are kept beside it.
 */
export interface PageSource {
  /** Path under the content folder. */
  readonly path: string;
  /** Hash of the file's bytes; empty for a file that gave none. */
  readonly hash: string;
  /** Code of its commune; undefined for a file with a mistake. */
  readonly insee?: string | undefined;
  readonly outline?: ZoneOutline | undefined;
  /** Of its page; undefined for a file with a mistake, or of an unknown commune. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly openGraphImage?: OpenGraphImage | undefined;
  /** What is wrong with the file itself. */
  readonly diagnostics: readonly Diagnostic[];
  /** What is wrong in the texts that all local pages share, seen on this page. */
  readonly shared: readonly ContentIssue[];
  readonly mentions: readonly PhotoMention[];
  /** Names under the keys of pictures, and names that stand as `${name}`. */
  readonly images: readonly string[];
  readonly names: readonly string[];
  /** Addresses in the file. */
  readonly links: readonly Link[];
}
