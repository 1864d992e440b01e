import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { ZoneOutline } from "../2-validate/validate-content.ts";
import type { OpenGraphImage } from "../3-resolve/pictures/open-graph-image.ts";
import type { Link } from "../4-check/site/check-links.ts";
import type { PhotoMention } from "../3-resolve/pictures/photo-finder.ts";

/**
 * The result of inspecting one local page's file, without its texts, which the store has in another table.
 * The data is plain and depends only on the file and the site's context.
 */
export interface PageSource {
  /** Path under the content folder. */
  readonly path: string;
  /** Hash of the file's bytes; empty for a file that can't be read. */
  readonly hash: string;
  /** INSEE code of its commune; undefined for a file with a mistake. */
  readonly insee?: string | undefined;
  readonly outline?: ZoneOutline | undefined;
  /** Title of its page; undefined for a mistake or an unknown commune. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly openGraphImage?: OpenGraphImage | undefined;
  /** Diagnostics of the file itself. */
  readonly diagnostics: readonly Diagnostic[];
  /** Issues in the texts that all local pages share, as seen on this page. */
  readonly shared: readonly ContentIssue[];
  readonly mentions: readonly PhotoMention[];
  /** Names in the file: of pictures (`images`) and of `${name}` references (`names`). */
  readonly images: readonly string[];
  readonly names: readonly string[];
  /** Addresses in the file. */
  readonly links: readonly Link[];
}
