import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import type { FileIssue } from "../../1-load/diagnose.ts";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import type { Environment } from "../../3-resolve/environment.ts";
import type { Redirects } from "../../3-resolve/redirects.ts";
import type { Vocabulary } from "../../3-resolve/texts/fill-text.ts";
import type { SharedFiles } from "../../3-resolve/shared-files.ts";
import type { DeployedSite } from "../../3-resolve/settings.ts";
import type { PageSource } from "../../inspect/page-source.ts";

/** Data of the whole content, across files. Reports in a file with a mistake, which has a stand-in, are left out. */
export interface WholeContent
  extends
    Pick<Environment, "pictures" | "documents" | "brand" | "fonts" | "published" | "now" | "registry">,
    Pick<SharedFiles, "site" | "facts"> {
  readonly content: ValidContent;
  /** True if every file could be read. */
  readonly isRead: boolean;
  /** True if, moreover, every local page is shown. */
  readonly isWhole: boolean;
  /** All pages, by route. */
  readonly pages: readonly PageOutline[];
  /** Routes of all pages. */
  readonly routes: ReadonlySet<string>;
  /** The former addresses of pages. */
  readonly redirects: Redirects;
  /** The local pages that are shown. */
  readonly local: readonly PageSource[];
  readonly fileAt: (path: string) => SourceText;
  /** Names of pictures, and names of facts, in all files. */
  readonly images: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly unnamedPhotos: readonly string[];
  /** The words for references in the site's texts. */
  readonly vocabulary: Vocabulary;
  /** The site as it is deployed. */
  readonly deployed: Pick<DeployedSite, "url" | "addresses" | "links" | "networks">;
}

/** The place of an issue: a path in a file. */
export const placeIn = (file: SourceText, ...path: ContentPath) => ({ file, path });

/** The issues of one file, by a part of a rule. */
export type Issues = Generator<ContentIssue>;

/** A rule of the whole content. */
export type SiteRule = (whole: WholeContent) => Iterable<FileIssue>;

/** Pairs each item with the first one that has the same key; items without a key have no pair. */
export function* duplicates<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): Generator<readonly [item: Item, first: Item]> {
  const byKey = new Map<unknown, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const first = byKey.get(key);
    if (first !== undefined) yield [item, first];
    else if (key !== undefined) byKey.set(key, item);
  }
}

/** A value that only one place may have. */
interface Placed extends ReturnType<typeof placeIn> {
  readonly value: string | number | undefined;
}

/** Reports every place whose value an earlier one has. */
export function* reportDuplicates(code: DiagnosticCode, places: Iterable<Placed>): Generator<FileIssue> {
  for (const [{ value, file, path }, first] of duplicates(places, (place) => place.value))
    yield {
      code,
      file,
      path,
      en: `"${value}" is given twice.`,
      fr: `« ${value} » est donné deux fois.`,
      other: { file: first.file, path: first.path },
    };
}
