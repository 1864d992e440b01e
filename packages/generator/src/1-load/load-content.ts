import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { type ContentFolder, OWN_WORDS, type Unreadable } from "./content-folder.ts";
import { parseSource } from "./parse-source.ts";
import { diagnose } from "./diagnose.ts";
import type { SourceFile } from "./source-file.ts";

export type LoadedContent = ReturnType<typeof loadContent>;

/** One file of the folder, read. It has no bytes if it can't be read, and no data if it has a mistake. */
export type LoadedFile = ReturnType<typeof loadFile>;

/** Reads files of the folder; reports files that can't be read and leaves them out. */
export function loadContent(folder: ContentFolder, paths: readonly string[]) {
  const loaded = paths.map((path) => loadFile(folder, path));
  const files: readonly SourceFile[] = loaded.flatMap(({ path, text, data }) =>
    data === undefined ? [] : [{ path, text, data }],
  );
  return {
    /** Files without a mistake, sorted by path. */
    files,
    /** The texts of all files that can be read. */
    texts: new Map(loaded.flatMap(({ path, bytes, text }) => (bytes ? [[path, text]] : []))),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Reads one file of the folder and reports its mistakes. */
export function loadFile(folder: ContentFolder, path: string) {
  const bytes = folder.read(path);
  if (typeof bytes === "string") {
    const unread = { path, text: "" };
    const diagnostics = [diagnose(unread, UNREADABLE[bytes])];
    return { ...unread, bytes: undefined, data: undefined, diagnostics };
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

/** Problems of files that give no bytes. */
export const UNREADABLE: Readonly<Record<Unreadable, Problem>> = {
  outside: {
    code: "file-outside",
    en: "This is a link to a file outside the content folder.",
    fr: "Ceci est un lien vers un fichier hors du dossier de contenu.",
  },
  "no-file": {
    code: "unreadable-file",
    en: "This has the name of a content file, and is a folder or a pipe.",
    fr: "Ceci porte le nom d’un fichier de contenu, mais n’est pas un fichier.",
    hint: { en: "Rename it, and write the file.", fr: "Renommez-le, et écrivez le fichier." },
  },
  unreadable: {
    code: "unreadable-file",
    en: "The file can't be read.",
    fr: "Le fichier ne peut pas être lu.",
  },
  "too-large": {
    code: "file-too-large",
    en: "The file is larger than a megabyte.",
    fr: "Le fichier dépasse un mégaoctet.",
  },
};

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes UTF-8 into a text without a byte order mark, and reports the first invalid byte. The text is in NFC, since
 * macOS and some PDF files write accents apart. The parser takes no carriage return alone for a line end.
 */
function decode(path: string, bytes: Uint8Array): { text: string; diagnostics: readonly Diagnostic[] } {
  try {
    return {
      text: utf8
        .decode(bytes)
        .normalize()
        .replace(/\r(?!\n)/g, "\n"),
      diagnostics: [],
    };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const place = Math.max(0, text.indexOf("\uFFFD"));
    const unclear = diagnose(
      { path, text },
      {
        code: "bad-encoding",
        offsets: [place, place + 1],
        en: "The file is not UTF-8 text: this character can't be read.",
        fr: "Le fichier n’est pas un texte en UTF-8 : ce caractère ne peut pas être lu.",
      },
    );
    return { text, diagnostics: [unclear] };
  }
}
