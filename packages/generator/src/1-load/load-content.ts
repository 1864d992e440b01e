import { contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import { isYaml } from "./is-yaml.ts";
import { OWN_WORDS } from "./own-words.ts";
import { parseSource } from "./parse-source.ts";
import { FILE_START, lineStarts, rangeOf, type SourceFile } from "./source-file.ts";

/** The content folder as the stages see it. A test fakes it with a map. */
export interface ContentFolder {
  /** Lists the paths of all files but pictures, with forward slashes. */
  list(): readonly string[];
  read(path: string): Uint8Array | Unreadable;
}

/**
 * The reason why a file gives no bytes. It is a link that leads out of the folder, a folder or a pipe,
 * without read permission, or over the size limit.
 */
export type Unreadable = "outside" | "no-file" | "unreadable" | "too-large";

export interface LoadedContent {
  /** Files without a mistake, sorted by path. */
  readonly files: readonly SourceFile[];
  /** The texts of all files, including files with a mistake. */
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** One file of the folder, read. */
export interface LoadedFile {
  readonly path: string;
  /** Undefined for a file that can't be read. */
  readonly bytes: Uint8Array | undefined;
  readonly text: string;
  /** Undefined for a file with a mistake. */
  readonly file: SourceFile | undefined;
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
  for (const place of FOLDERS) if (isNoFolder(place, paths, folder)) listed.diagnostics.push(noFolder(place));
  for (const path of paths.filter(isYaml).toSorted()) {
    const misplaced = misplacement(path);
    if (misplaced !== undefined) listed.diagnostics.push(ofWholeFile(path, misplaced));
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

const noFolder = (place: string) =>
  ofWholeFile(place, {
    code: "unreadable-file",
    message: `"${place}" is no folder; none of its pages can be read.`,
    hint: "Move what has this name away, and make a folder of it.",
  });

/** Reads files of the folder; reports files that can't be read and leaves them out. */
export function loadContent(folder: ContentFolder, paths: readonly string[]): LoadedContent {
  const loaded = paths.map((path) => loadFile(folder, path));
  return {
    files: loaded.flatMap(({ file }) => file ?? []),
    texts: new Map(loaded.flatMap(({ path, bytes, text }) => (bytes === undefined ? [] : [[path, text]]))),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Reads one file of the folder and reports its mistakes. */
export function loadFile(folder: ContentFolder, path: string): LoadedFile {
  const bytes = folder.read(path);
  if (typeof bytes === "string") {
    const diagnostics = [ofWholeFile(path, unreadable[bytes])];
    return { path, bytes: undefined, text: "", file: undefined, diagnostics };
  }
  return readBytes(path, bytes);
}

/** Checks that the author's own dictionary, if there is one, is UTF-8 text. */
export function checkOwnWords(folder: ContentFolder): readonly Diagnostic[] {
  const bytes = folder.read(OWN_WORDS);
  const { malformed } = typeof bytes === "string" ? { malformed: undefined } : decode(bytes);
  return malformed === undefined ? [] : [badEncoding(OWN_WORDS, malformed)];
}

/** Gives a diagnostic for a whole file, placed at the file's start. */
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

/** Pattern of a file name that can be part of an address. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Hosts and file systems allow 255 bytes; staging files and compressed copies add endings to the name. */
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
const lenientUtf8 = new TextDecoder("utf-8");

/** Combining accents, as macOS and some PDF files write them (Unicode NFD). */
const APART = /[\u0300-\u036f]/;

/**
 * Decodes UTF-8 into a text in NFC without a byte order mark. `malformed` is the place of the first invalid
 * byte, if there is one.
 */
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
