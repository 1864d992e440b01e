import { contentKindOf } from "@vitrine/schema/content-kinds";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { parseSource } from "./parse-source.ts";
import type { SourceFile } from "./source-file.ts";

/** The content folder as the factory sees it; a test fakes it with a map. */
export interface ContentFolder {
  /** Paths of all files but pictures, sorted, with forward slashes. */
  list(): readonly string[];
  read(path: string): Uint8Array;
}

export interface LoadedContent {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads every YAML file of the folder. A file that can't be read is reported and left out. */
export function loadContent(folder: ContentFolder): LoadedContent {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of folder.list().filter(isYaml)) {
    const misplaced = misplacement(path);
    const text = misplaced === undefined ? decode(folder.read(path)) : undefined;
    if (misplaced !== undefined) {
      diagnostics.push(atTop(path, "stray-file", "error", misplaced));
    } else if (text === undefined) {
      diagnostics.push(atTop(path, "bad-encoding", "error", "The file is not UTF-8 text."));
    } else {
      const parsed = parseSource(path, text);
      diagnostics.push(...parsed.diagnostics);
      if (parsed.diagnostics.length === 0) files.push(parsed.file);
    }
  }
  return { files, diagnostics };
}

const isYaml = (path: string) => /\.ya?ml$/.test(path);

function misplacement(path: string): string | undefined {
  if (path.endsWith(".yml")) return `The ending is ".yml"; content files end in ".yaml".`;
  return contentKindOf(path) === undefined ? "No content is read from this place." : undefined;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function atTop(
  file: string,
  code: Diagnostic["code"],
  severity: Diagnostic["severity"],
  message: string,
): Diagnostic {
  return {
    code,
    severity,
    file,
    range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    path: "",
    message,
  };
}
