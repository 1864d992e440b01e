import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";

/** What is wrong with a picture, a logo or a video as a file. */
export interface MediaFault {
  /** Path under the content folder. */
  readonly file: string;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/** Reads what goes out as it is, which is only what lies in the content folder as a file of its own. */
export interface MediaReader {
  /** Names of the files and links of a folder under the content folder, `deep` also of the folders in it, sorted. */
  list(folder: string, deep?: boolean): string[];
  /** The bytes of a file; where there is something wrong, that is a fault and there are none. */
  read(path: string): Buffer;
  fault(fault: MediaFault): void;
}

/** Opens a content folder; `report` is told of each fault. */
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
