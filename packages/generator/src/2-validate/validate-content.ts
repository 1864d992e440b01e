import type { Publication } from "@vitrine/schema/content/page-fields";
import type { Zone } from "@vitrine/schema/content/zone";
import {
  type ContentData,
  type ContentKind,
  contentKindOf,
  contentKinds,
} from "@vitrine/schema/content-kinds";
import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { type SchemaFindings, validate } from "@vitrine/schema/validate";
import type { LoadedContent } from "../1-load/load-content.ts";
import { slugOf } from "../1-load/page-address.ts";
import { diagnose } from "../1-load/diagnose.ts";
import type { SourceFile, SourceText } from "../1-load/source-file.ts";
import type { UnpublishedPage } from "./unpublished-pages.ts";
import { brokenPagesOf } from "./broken-pages.ts";

/** A file whose data is valid for its kind. */
export interface Entry<Data> {
  readonly file: SourceText;
  /** The file's name without folder and ending, which is the slug of its page. */
  readonly slug: string;
  readonly data: Data;
}

/** The part of a local page that other pages and the rules of the whole site read. All else is checked file by file. */
export interface ZoneOutline extends Pick<Zone, "insee" | "main" | "neighbours">, Publication {
  /** True if a text of its page is still to be filled in. */
  readonly unfinished?: true;
}

/** All valid content but local pages by kind, each list sorted by path. */
export type ValidContent = ReturnType<typeof validateContent>["content"];

interface FileFindings extends Omit<SchemaFindings, "issues"> {
  readonly problems: readonly Diagnostic[];
}

/** Findings of files with problems, by path. */
export type SchemaProblems = Readonly<Record<string, FileFindings>>;

/** Validates files against the schemas of their kinds. Compiling the schemas takes a tenth of a second. */
export const validateFiles = (files: readonly SourceFile[]): SchemaProblems =>
  Object.fromEntries(
    files
      .map((file) => [file.path, validateFile(file)] as const)
      .filter(([, { problems }]) => problems.length > 0),
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
) {
  const broken = new Map(loaded.diagnostics.map(({ file }) => [file, loaded.texts.get(file) ?? ""]));
  const diagnostics: Diagnostic[] = [];
  const valid = new Map<ContentKind, Entry<unknown>[]>();
  for (const file of loaded.files) {
    const kind = contentKindOf(file.path) as ContentKind;
    const findings = found[file.path] ?? VALID;
    diagnostics.push(...findings.problems);
    if (findings.isReadable) valid.getOrInsertComputed(kind, () => []).push(entryOf(file, findings));
    else broken.set(file.path, file.text);
  }
  const every = <Kind extends ContentKind>(kind: Kind) =>
    (valid.get(kind) ?? []) as readonly Entry<ContentData<Kind>>[];
  const single = <Kind extends ContentKind>(kind: Kind) => every(kind)[0];
  const pages = every("page");
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
      site: single("site"),
      theme: single("theme"),
      facts: single("facts"),
      zoneDefaults: single("zone-defaults"),
      form: single("form"),
      partners: single("partners"),
      zoneMap: single("zone-map"),
      sectors: every("sector"),
      pages,
      legal: every("legal"),
      /** The same entries by kind. */
      byKind: valid as ReadonlyMap<ContentKind, readonly Entry<unknown>[]>,
      /** True if the files that all pages depend on are valid. */
      areSharedFilesValid: needed.every((kind) => valid.has(kind)),
      /** Pages of files with a mistake. */
      brokenPages: brokenPagesOf(broken),
      /** The pages that are not shown today, by route. */
      unpublished,
    },
    broken,
    diagnostics,
  };
}

/** Validates one file against the schema of its kind. */
export function validateFile(file: SourceFile): FileFindings {
  const kind = contentKindOf(file.path) as ContentKind;
  const misplaced = misplacement(file, kind);
  if (misplaced !== undefined) return { problems: [misplaced], isReadable: false };
  const { issues, ...read } = validate(kind, file.data);
  return { problems: issues.map((issue) => diagnose(file, issue)), ...read };
}

/** The key that every page of a kind has, and no page of another. */
const OWN_KEYS = { sector: "features", zone: "insee", page: "sections", legal: "articles" } as const;

/** Reports a page in the folder of another kind, whose every key would be wrong. */
function misplacement(file: SourceFile, kind: ContentKind): Diagnostic | undefined {
  const has = (key: string) => Object.hasOwn(Object(file.data) as object, key);
  if (!(kind in OWN_KEYS) || has(OWN_KEYS[kind as keyof typeof OWN_KEYS])) return undefined;
  const [other, key] = Object.entries(OWN_KEYS).find(([, own]) => has(own)) ?? [];
  if (other === undefined || key === undefined) return undefined;
  const [here, there] = [contentKinds[kind].place, contentKinds[other as ContentKind].place];
  return diagnose(file, {
    code: "unknown-key",
    path: [key],
    at: "key",
    en: `"${key}" is a key of the files in ${there}, and this one is in ${here}.`,
    fr: `« ${key} » est une clé des fichiers de ${there}, et celui-ci est dans ${here}.`,
    hint: { en: `Move the file to ${there}.`, fr: `Déplacez le fichier dans ${there}.` },
  });
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
