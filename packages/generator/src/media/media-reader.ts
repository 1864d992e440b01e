import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";

/** A fault of a picture, a logo or a video as a file. */
export interface MediaFault {
  /** Path under the content folder. */
  readonly file: string;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/** Reads files that are published unchanged. A link that leads out of the content folder is a fault. */
export interface MediaReader {
  /** Lists the names of a folder's files and links, sorted; with `deep`, those of its subfolders too. */
  list(folder: string, deep?: boolean): string[];
  /** Reads a file's bytes; a file that can't be read gives none and is a fault. */
  read(path: string): Buffer;
  fault(fault: MediaFault): void;
}

/** Opens a content folder; `report` is called for each fault. */
export function mediaReader(contentDir: string, report: (fault: MediaFault) => void): MediaReader {
  let root: string | undefined;
  return {
    list(folder, deep = false) {
      const place = join(contentDir, folder);
      if (!existsSync(place) || !statSync(place).isDirectory()) return [];
      return readdirSync(place, { recursive: deep, withFileTypes: true })
        .map((entry) => relative(place, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .sort();
    },
    read(path) {
      try {
        const file = realpathSync(join(contentDir, path));
        root ??= realpathSync(contentDir);
        if (!file.startsWith(root + sep)) {
          report({ file: path, ...OUTSIDE });
          return NOTHING;
        }
        return readFileSync(file);
      } catch {
        report({ file: path, ...UNREADABLE });
        return NOTHING;
      }
    },
    fault: report,
  };
}

const NOTHING = Buffer.alloc(0);

const OUTSIDE = {
  code: "file-outside",
  message: "This is a link to a file outside the content folder.",
  hint: "Put the file itself here: it goes out with the site.",
} as const;

const UNREADABLE = {
  code: "unreadable-file",
  message: "The file can't be read.",
  hint: "It may be a folder, a link that leads nowhere, or belong to another user.",
} as const;
