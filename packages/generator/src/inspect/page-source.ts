import type { ZoneOutline } from "../2-validate/validate-content.ts";
import type { PageOutline } from "../3-resolve/pages/page-model.ts";
import type { OpenGraphImage } from "../3-resolve/pictures/open-graph-image.ts";
import type { Link } from "../4-check/site/links.ts";
import type { NamedImage } from "../3-resolve/pictures/pictures.ts";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SeenDiagnostic } from "../merge-diagnostics.ts";

/**
 * The result of inspecting one local page's file, without its texts, which the store has in another table.
 * The data is plain and depends only on the file and the site's context.
 */
export interface PageSource {
  /** Path under the content folder. */
  readonly path: string;
  /** Hash of the file's bytes; empty for a file that can't be read. */
  readonly hash: string;
  /** The fields that other pages read; undefined for a file with a mistake. */
  readonly outline?: ZoneOutline | undefined;
  /** Title and description of its page; undefined for a mistake or an unknown commune. */
  readonly head?: PageOutline["head"] | undefined;
  readonly openGraphImage?: OpenGraphImage | undefined;
  /** Diagnostics of the file, and of the texts that all local pages share as seen on this page. */
  readonly diagnostics: readonly SeenDiagnostic[];
  /** The part of them that depends on the file's language alone; undefined for a file with a mistake. */
  readonly language?: readonly Diagnostic[] | undefined;
  /** Pictures and names of `${name}` references in the file. */
  readonly images: readonly NamedImage[];
  readonly names: readonly string[];
  /** Addresses in the file. */
  readonly links: readonly Link[];
}
