import { contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import { isYaml } from "./is-yaml.ts";
import { OWN_WORDS } from "./own-words.ts";
import { parseSource } from "./parse-source.ts";
import { FILE_START, lineStarts, rangeOf, type SourceFile } from "./source-file.ts";

/** The content folder as the factory sees it; a test fakes it with a map. */
export interface ContentFolder {
  /** Paths of all files but pictures, with forward slashes. */
  list(): readonly string[];
  read(path: string): Uint8Array | Unreadable;
}

/**
 * Why a file of the folder gives no bytes: what it links to is elsewhere, it is a folder or a pipe, it is not for reading,
 * it is enormous.
 */
export type Unreadable = "outside" | "no-file" | "unreadable" | "too-large";

export interface LoadedContent {
  /** The files that could be read, in the order of their paths. */
  readonly files: readonly SourceFile[];
  /** The text of every file, of those with a mistake too. */
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** One file of the folder, read. */
export interface LoadedFile {
  readonly path: string;
  /** Undefined where the file gives none. */
  readonly bytes: Uint8Array | undefined;
  readonly text: string;
  /** Undefined for a file with a mistake. */
  readonly file: SourceFile | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Which files of the folder are content. */
export interface ListedContent {
  /** Paths of local pages, in their order: of these there may be very many. */
  readonly zones: readonly string[];
  /** All other paths, in their order. */
  readonly others: readonly string[];
  /** The files that stand where no content is read. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Lists the content of a folder, and what is misplaced in it. Nothing is read. */
export function listContent(folder: ContentFolder): ListedContent {
  const listed = { zones: [] as string[], others: [] as string[], diagnostics: [] as Diagnostic[] };
  const paths = folder.list();
  for (const place of FOLDERS) if (isNoFolder(place, paths, folder)) listed.diagnostics.push(noFolder(place));
  for (const path of paths.filter(isYaml).toSorted()) {
    const misplaced = misplacement(path);
    if (misplaced !== undefined) listed.diagnostics.push(ofWholeFile(path, misplaced));
    else (contentKindOf(path) === "zone" ? listed.zones : listed.others).push(path);
  }
  return listed;
}

/** The folders that content is read from. */
const FOLDERS = Object.values(contentKinds).flatMap(({ place }) =>
  place.endsWith("/") ? [place.slice(0, -1)] : [],
);

/** Whether something else has a folder's name. A link to a folder is listed too. */
const isNoFolder = (place: string, paths: readonly string[], folder: ContentFolder) =>
  paths.includes(place) &&
  !paths.some((path) => path.startsWith(`${place}/`)) &&
  folder.read(place) !== "no-file";

const noFolder = (place: string) =>
  ofWholeFile(place, {
    code: "unreadable-file",
    message: `"${place}" is no folder; none of its pages can be read.`,
    hint: "Move what has this name away, and make a folder of it.",
  });

/** Reads files of the folder. A file that can't be read is reported and left out. */
export function loadContent(folder: ContentFolder, paths: readonly string[]): LoadedContent {
  const loaded = paths.map((path) => loadFile(folder, path));
  return {
    files: loaded.flatMap(({ file }) => file ?? []),
    texts: new Map(loaded.flatMap(({ path, bytes, text }) => (bytes === undefined ? [] : [[path, text]]))),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Reads one file of the folder. */
export function loadFile(folder: ContentFolder, path: string): LoadedFile {
  const bytes = folder.read(path);
  if (typeof bytes === "string") {
    const diagnostics = [ofWholeFile(path, unreadable[bytes])];
    return { path, bytes: undefined, text: "", file: undefined, diagnostics };
  }
  return readBytes(path, bytes);
}

/** Looks whether the author's own words, if there are any, are text. */
export function checkOwnWords(folder: ContentFolder): readonly Diagnostic[] {
  const bytes = folder.read(OWN_WORDS);
  const { malformed } = typeof bytes === "string" ? { malformed: undefined } : decode(bytes);
  return malformed === undefined ? [] : [badEncoding(OWN_WORDS, malformed)];
}

/** Places a mistake that concerns a whole file at its start. */
export const ofWholeFile = (
  file: string,
  { code, message, hint }: Pick<Diagnostic, "code" | "message" | "hint">,
): Diagnostic => ({
  code,
  message,
  ...(hint !== undefined && { hint }),
  severity: "error",
  file,
  range: FILE_START,
  path: "",
});

function readBytes(path: string, bytes: Uint8Array): LoadedFile {
  const { text, malformed } = decode(bytes);
  if (malformed !== undefined)
    return { path, bytes, text, file: undefined, diagnostics: [badEncoding(path, malformed)] };
  const { file, diagnostics } = parseSource(path, text);
  return { path, bytes, text, file: diagnostics.length === 0 ? file : undefined, diagnostics };
}

const unreadable = {
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
} as const satisfies Record<Unreadable, Pick<Diagnostic, "code" | "message" | "hint">>;

/** A file name that can stand in an address. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Hosts and file systems take names of 255 bytes; a build's staging and compressed copies need some for their endings. */
const LONGEST_NAME = 200;

function misplacement(path: string): Pick<Diagnostic, "code" | "message" | "hint"> | undefined {
  const [name = "", ending] = path.replace(/^.*\//, "").split(/(?=\.[^.]*$)/);
  if (ending !== ".yaml") {
    return {
      code: "stray-file",
      message: `The ending is "${ending}"; content files end in ".yaml".`,
      hint: `Rename it to ${name.toLowerCase()}.yaml.`,
    };
  }
  if (contentKindOf(path) === undefined) {
    return {
      code: "stray-file",
      message: "No content is read from this place.",
      hint: placeHint(path),
    };
  }
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

/** Where the file was probably meant to stand. */
function placeHint(path: string): string {
  const [top = "", ...rest] = path.split("/");
  const wanted = Object.values(contentKinds).map(({ place }) => place.replace("/", ""));
  const near = rest.length === 1 ? didYouMean(top, wanted) : undefined;
  return near === undefined || near === top
    ? "Pages stand in sectors/, zones/, pages/ or legal/, not deeper: move it there, or delete it."
    : `Did you mean "${[near, ...rest].join("/")}"?`;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const lenientUtf8 = new TextDecoder("utf-8");

/** Accents that stand as characters of their own behind their letters, as macOS and some PDF files have them (Unicode's NFD). */
const APART = /[\u0300-\u036f]/;

/** The text, without a byte order mark, each letter one character with its accent; where the bytes are not UTF-8, the place of the first that is not. */
function decode(bytes: Uint8Array): { text: string; malformed?: Range } {
  try {
    const text = utf8.decode(bytes);
    return { text: APART.test(text) ? text.normalize() : text };
  } catch {
    const text = lenientUtf8.decode(bytes);
    const place = Math.max(0, text.indexOf("\uFFFD"));
    return { text, malformed: rangeOf(lineStarts(text), place, place + 1) };
  }
}

function badEncoding(file: string, range: Range): Diagnostic {
  return {
    code: "bad-encoding",
    severity: "error",
    file,
    range,
    path: "",
    message: "The file is not UTF-8 text: this character can't be read.",
    hint: "Save the file again with the encoding UTF-8.",
  };
}
