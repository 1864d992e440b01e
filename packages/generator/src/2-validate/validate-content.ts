import type { Facts } from "@vitrine/schema/content/facts";
import type { Form } from "@vitrine/schema/content/form";
import type { Legal } from "@vitrine/schema/content/legal";
import type { Publication } from "@vitrine/schema/content/page-fields";
import type { Page } from "@vitrine/schema/content/page";
import type { Partners } from "@vitrine/schema/content/partners";
import type { Sector } from "@vitrine/schema/content/sector";
import type { Site } from "@vitrine/schema/content/site";
import type { Theme } from "@vitrine/schema/content/theme";
import type { Zone, ZoneDefaults } from "@vitrine/schema/content/zone";
import type { ZoneMap } from "@vitrine/schema/content/zone-map";
import { type ContentKind, contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { examine } from "@vitrine/schema/validate";
import type { LoadedContent } from "../1-load/load-content.ts";
import { slugOf } from "../1-load/page-address.ts";
import { diagnose, type SourceFile, type SourceText } from "../1-load/source-file.ts";
import type { UnpublishedPage } from "./unpublished-pages.ts";
import { type BrokenPages, brokenPagesOf } from "./broken-pages.ts";

/** A file whose data is valid for its kind. */
export interface Entry<Data> {
  readonly file: SourceText;
  /** The file's name without folder and ending, which is the slug of its page. */
  readonly slug: string;
  readonly data: Data;
}

/** The part of a local page that the whole set reads. All else is examined file by file. */
export interface ZoneOutline extends Pick<Zone, "insee" | "main" | "neighbours">, Publication {
  /** True if a text of its page is still to be filled in. */
  readonly unfinished?: true;
}

/** All valid content but local pages by kind, each list sorted by path. */
export interface ValidContent {
  readonly site: Entry<Site> | undefined;
  readonly theme: Entry<Theme> | undefined;
  readonly facts: Entry<Facts> | undefined;
  readonly zoneDefaults: Entry<ZoneDefaults> | undefined;
  readonly form: Entry<Form> | undefined;
  readonly partners: Entry<Partners> | undefined;
  readonly zoneMap: Entry<ZoneMap> | undefined;
  readonly sectors: readonly Entry<Sector>[];
  readonly pages: readonly Entry<Page>[];
  readonly legal: readonly Entry<Legal>[];
  /** The same entries by kind. */
  readonly byKind: ReadonlyMap<ContentKind, readonly Entry<unknown>[]>;
  /** True if the files that all pages depend on are valid. */
  readonly areSharedFilesValid: boolean;
  /** Pages of files with a mistake. */
  readonly brokenPages: BrokenPages;
  /** The pages that are not shown today, by route. */
  readonly unpublished: ReadonlyMap<string, UnpublishedPage>;
}

interface FileFindings {
  readonly problems: readonly Diagnostic[];
  /** True if unknown keys are the only mistakes: then the other checks find theirs in the same run. */
  readonly isReadable: boolean;
  /** The data as the other checks read it, if a key is misspelt. */
  readonly meant?: unknown;
}

/** Findings of files with problems, by path. */
export type SchemaProblems = Readonly<Record<string, FileFindings>>;

/** Validates files against the schemas of their kinds. Compiling the schemas takes a tenth of a second. */
export const schemaProblems = (files: readonly SourceFile[]): SchemaProblems =>
  Object.fromEntries(
    files.flatMap((file) => {
      const kind = contentKindOf(file.path);
      const found = kind === undefined ? VALID : checkSchema(file, kind);
      return found.problems.length === 0 ? [] : [[file.path, found]];
    }),
  );

/**
 * Parts all files but local pages by kind. Reports files with a mistake, and leaves out those that cannot be
 * read. Only a site with local pages needs zone-defaults.yaml. `unpublished` has the pages that are not shown today.
 */
export function validateContent(
  loaded: LoadedContent,
  found: SchemaProblems,
  hasLocalPages: boolean,
  unpublished: ReadonlyMap<string, UnpublishedPage>,
): { content: ValidContent; broken: ReadonlyMap<string, string>; diagnostics: readonly Diagnostic[] } {
  const broken = new Map(loaded.diagnostics.map(({ file }) => [file, loaded.texts.get(file) ?? ""]));
  const diagnostics: Diagnostic[] = [];
  const valid = new Map<ContentKind, Entry<unknown>[]>();
  for (const file of loaded.files) {
    const kind = contentKindOf(file.path);
    if (kind === undefined) continue;
    const findings = found[file.path] ?? VALID;
    diagnostics.push(...findings.problems);
    if (findings.isReadable) valid.getOrInsertComputed(kind, () => []).push(entryOf(file, findings));
    else broken.set(file.path, file.text);
  }
  const every = <Data>(kind: ContentKind) => (valid.get(kind) ?? []) as Entry<Data>[];
  const single = <Data>(kind: ContentKind) => every<Data>(kind)[0];
  const pages = every<Page>("page");
  const hasForm = pages.some(({ data }) => data.sections.some(({ type }) => type === "quote-form"));
  const isNeeded = { site: true, facts: true, "zone-defaults": hasLocalPages, form: hasForm };
  const needed = (["site", "facts", "zone-defaults", "form"] as const).filter(
    (kind) => isNeeded[kind] || broken.has(contentKinds[kind].place),
  );
  for (const kind of needed) {
    const { place } = contentKinds[kind];
    if (!valid.has(kind) && !broken.has(place))
      diagnostics.push(diagnose({ path: place, text: "" }, MISSING));
  }
  return {
    content: {
      site: single<Site>("site"),
      theme: single<Theme>("theme"),
      facts: single<Facts>("facts"),
      zoneDefaults: single<ZoneDefaults>("zone-defaults"),
      form: single<Form>("form"),
      partners: single<Partners>("partners"),
      zoneMap: single<ZoneMap>("zone-map"),
      sectors: every<Sector>("sector"),
      pages,
      legal: every<Legal>("legal"),
      byKind: valid,
      areSharedFilesValid: needed.every((kind) => valid.has(kind)),
      brokenPages: brokenPagesOf(broken),
      unpublished,
    },
    broken,
    diagnostics,
  };
}

/** Validates one file against the schema of its kind. */
export function checkSchema(file: SourceFile, kind: ContentKind): FileFindings {
  const { issues, ...read } = examine(kind, file.data);
  return { problems: issues.map((issue) => diagnose(file, issue)), ...read };
}

const VALID: FileFindings = { problems: [], isReadable: true };

/** Gives a readable file its slug. */
export const entryOf = (file: SourceFile, { meant = file.data }: FileFindings): Entry<unknown> => ({
  file,
  slug: slugOf(file.path),
  data: meant,
});

const MISSING: Problem = {
  code: "missing-file",
  en: "This file is missing; the site can't do without it.",
  fr: "Ce fichier manque ; le site ne peut pas s’en passer.",
};
