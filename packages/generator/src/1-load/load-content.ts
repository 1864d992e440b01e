import { contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import { type ContentFolder, isYaml, OWN_WORDS, type Unreadable } from "./content-folder.ts";
import { parseSource } from "./parse-source.ts";
import { lineStarts, ofWholeFile, rangeOf, type SourceFile } from "./source-file.ts";

export interface LoadedContent {
  /** Files without a mistake, sorted by path. */
  readonly files: readonly SourceFile[];
  /** The texts of all files, including files with a mistake. */
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** One file of the folder, read. Without data it has a mistake. */
export interface LoadedFile extends SourceFile {
  /** Undefined for a file that can't be read. */
  readonly bytes: Uint8Array | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The content files of a folder. */
export interface ListedContent {
  /** Sorted paths of local pages, a list of its own since a site may have tens of thousands. */
  readonly zones: readonly string[];
  /** All other paths, sorted. */
  readonly others: readonly string[];
  /** Problems of files that are in a place where no content is read. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Lists a folder's content files and reports misplaced files. Reads nothing. */
export function listContent(folder: ContentFolder): ListedContent {
  const listed = { zones: [] as string[], others: [] as string[], diagnostics: [] as Diagnostic[] };
  const paths = folder.list();
  for (const place of FOLDERS)
    if (isNoFolder(place, paths, folder)) listed.diagnostics.push(ofWholeFile(place, noFolder(place)));
  for (const path of paths.filter(isYaml).toSorted()) {
    const problem = misplacement(path);
    if (problem !== undefined) listed.diagnostics.push(ofWholeFile(path, problem));
    else (contentKindOf(path) === "zone" ? listed.zones : listed.others).push(path);
  }
  return listed;
}

/** Folders with content files. */
const FOLDERS = Object.values(contentKinds).flatMap(({ place }) =>
  place.endsWith("/") ? [place.slice(0, -1)] : [],
);

/** True if a file stands where a folder belongs. The listing has links to folders too, so these pass. */
const isNoFolder = (place: string, paths: readonly string[], folder: ContentFolder) =>
  paths.includes(place) &&
  !paths.some((path) => path.startsWith(`${place}/`)) &&
  folder.read(place) !== "no-file";

const noFolder = (place: string): Problem => ({
  code: "unreadable-file",
  message: `"${place}" is no folder; none of its pages can be read.`,
  hint: "Move what has this name away, and make a folder of it.",
});

/** Reads files of the folder; reports files that can't be read and leaves them out. */
export function loadContent(folder: ContentFolder, paths: readonly string[]): LoadedContent {
  const loaded = paths.map((path) => loadFile(folder, path));
  return {
    files: loaded.flatMap(({ path, text, data }) => (data === undefined ? [] : [{ path, text, data }])),
    texts: new Map(loaded.flatMap(({ path, bytes, text }) => (bytes ? [[path, text]] : []))),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Reads one file of the folder and reports its mistakes. */
export function loadFile(folder: ContentFolder, path: string): LoadedFile {
  const bytes = folder.read(path);
  if (typeof bytes === "string") {
    const diagnostics = [ofWholeFile(path, UNREADABLE[bytes])];
    return { path, bytes: undefined, text: "", data: undefined, diagnostics };
  }
  const { text, diagnostics } = decode(path, bytes);
  const parsed = diagnostics.length > 0 ? { data: undefined, diagnostics } : parseSource(path, text);
  return { path, bytes, text, ...parsed };
}

/** Checks that the author's own dictionary, if there is one, is UTF-8 text. */
export function checkOwnWords(folder: ContentFolder): readonly Diagnostic[] {
  const bytes = folder.read(OWN_WORDS);
  return typeof bytes === "string" ? [] : decode(OWN_WORDS, bytes).diagnostics;
}

const UNREADABLE: Readonly<Record<Unreadable, Problem>> = {
  outside: {
    code: "file-outside",
    message: "This is a link to a file outside the content folder.",
    hint: "Put the file itself here: what a page is made of stands in the content folder.",
  },
  "no-file": {
    code: "unreadable-file",
    message: "This has the name of a content file, and is a folder or a pipe.",
    hint: "Rename it, and write the file.",
  },
  unreadable: {
    code: "unreadable-file",
    message: "The file can't be read.",
    hint: "It may be a link that leads nowhere, or belong to another user.",
  },
  "too-large": {
    code: "file-too-large",
    message: "The file is larger than a megabyte.",
    hint: "A page's file has a few kilobytes: was something else saved under its name?",
  },
};

/** Pattern of a file name that can be part of an address. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Hosts and file systems allow 255 bytes; staging files and compressed copies add endings to the name. */
const LONGEST_NAME = 200;

function misplacement(path: string): Problem | undefined {
  const [name = "", ending] = path.replace(/^.*\//, "").split(/(?=\.[^.]*$)/);
  if (ending !== ".yaml")
    return {
      code: "stray-file",
      message: `The ending is "${ending}"; content files end in ".yaml".`,
      hint: `Rename it to ${name.toLowerCase()}.yaml.`,
    };
  if (contentKindOf(path) === undefined)
    return { code: "stray-file", message: "No content is read from this place.", hint: placeHint(path) };
  if (name.length > LONGEST_NAME)
    return {
      code: "bad-file-name",
      message: `"${name.slice(0, 40)}…" has ${name.length} characters: not every system takes a file of such a name.`,
      hint: `Shorten it to ${LONGEST_NAME} characters at most.`,
    };
  if (SLUG.test(name)) return undefined;
  return {
    code: "bad-file-name",
    message: `"${name}" can't be the address of a page.`,
    hint: "Use lower-case letters without accents, digits and hyphens.",
  };
}

/** Suggests the folder where the file was probably meant to be. */
function placeHint(path: string): string {
  const [top = "", ...rest] = path.split("/");
  const wanted = Object.values(contentKinds).map(({ place }) => place.replace("/", ""));
  const near = rest.length === 1 ? didYouMean(top, wanted) : undefined;
  return near === undefined || near === top
    ? "Pages stand in sectors/, zones/, pages/ or legal/, not deeper: move it there, or delete it."
    : `Did you mean "${[near, ...rest].join("/")}"?`;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Combining accents, as macOS and some PDF files write them (Unicode NFD). */
const APART = /[\u0300-\u036f]/;

/** Decodes UTF-8 into a text in NFC without a byte order mark, and reports the first invalid byte. */
function decode(path: string, bytes: Uint8Array): { text: string; diagnostics: readonly Diagnostic[] } {
  try {
    const text = utf8.decode(bytes);
    return { text: APART.test(text) ? text.normalize() : text, diagnostics: [] };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const place = Math.max(0, text.indexOf("\uFFFD"));
    const problem: Problem = {
      code: "bad-encoding",
      message: "The file is not UTF-8 text: this character can't be read.",
      hint: "Save the file again with the encoding UTF-8.",
    };
    return { text, diagnostics: [ofWholeFile(path, problem, rangeOf(lineStarts(text), place, place + 1))] };
  }
}
