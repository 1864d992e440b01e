import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn, holds } from "@vitrine/generator/files-in";
import { keptGenerations } from "./4-publish/kept-generations.ts";
import {
  forgetOutputRecord,
  outputRecordFile,
  readOutputRecord,
  writeOutputRecord,
} from "./4-publish/output-record.ts";
import { type PartRecord, readPartRecord } from "./4-publish/part-record.ts";
import { publish } from "./4-publish/publish.ts";

export interface MergeOptions {
  /** Folders of the parts, in any order. */
  readonly parts: readonly string[];
  readonly outDir: string;
  /** Where what is known of the output folder is kept. */
  readonly cacheDir: string;
  /** Told when all is ready, before the first of the published files changes. */
  onPublish?(): void;
}

export interface MergeReport {
  readonly pages: number;
  readonly files: number;
  readonly removed: number;
  /** Why the parts can't be joined, one sentence each; then nothing was touched. */
  readonly problems: readonly string[];
}

interface Part extends PartRecord {
  readonly folder: string;
}

/**
 * Joins the parts of one site to the bytes that one build would have given. All of them must be there, whole, each once
 * and made of the same; the output folder is brought up to date as by a build. The parts stay as they are.
 */
export function mergeParts({ parts: folders, outDir, cacheDir, onPublish }: MergeOptions): MergeReport {
  const nothing = { pages: 0, files: 0, removed: 0 };
  const problems = folders.flatMap((folder) => folderProblem(folder, outDir));
  if (problems.length > 0) return { ...nothing, problems };
  const parts = folders.map((folder) => ({ folder, ...(readPartRecord(folder) as PartRecord) }));
  const mismatches = [...setProblems(parts), ...parts.flatMap(missingFiles)];
  if (mismatches.length > 0) return { ...nothing, problems: mismatches };

  const stagingDir = `${outDir}.staging`;
  rmSync(stagingDir, { recursive: true, force: true });
  const paths = parts.flatMap(({ folder, files }) => {
    const own = Object.keys(files);
    for (const path of own) stage(join(folder, path), join(stagingDir, path));
    return own;
  });
  const recordFile = outputRecordFile(cacheDir, outDir);
  const { generations: last = [] } = readOutputRecord(recordFile);
  const wanted = new Set(paths);
  const present = filesIn(outDir);
  const kept = parts[0]?.kept;
  const generations = kept === undefined ? [] : keptGenerations(present, wanted, last, kept);
  forgetOutputRecord(recordFile);
  onPublish?.();
  const keep = wanted.union(new Set(generations.flat()));
  const { written, removed } = publish(stagingDir, outDir, paths, { present, keep });
  // Of the files themselves no key is known: a build into this folder makes all of them.
  if (generations.length > 0)
    writeOutputRecord(recordFile, { keys: new Map(), sizes: new Map(), madeOf: new Map(), generations });
  rmSync(stagingDir, { recursive: true, force: true });
  const pages = paths.filter((path) => path.endsWith(".html")).length;
  return { pages, files: written, removed, problems: [] };
}

function folderProblem(folder: string, outDir: string): string[] {
  if (holds(folder, outDir) || holds(outDir, folder))
    return [`${folder} and the output folder ${outDir} must lie beside each other, not one in the other.`];
  return readPartRecord(folder) === undefined
    ? [`${folder} is no finished part: "vitrine build --shard i/n --out ${folder}" makes one.`]
    : [];
}

/** What keeps whole parts from being one site. */
function setProblems(parts: readonly Part[]): string[] {
  const [first] = parts;
  if (first === undefined) return ["There is no part."];
  const strangers = parts.filter(({ key, count }) => key !== first.key || count !== first.count);
  if (strangers.length > 0)
    return strangers.map((part) =>
      part.count === first.count
        ? `${nameOf(part)} was built from other content, code or settings than ${nameOf(first)}.`
        : `${nameOf(part)} and ${nameOf(first)} are not parts of as many.`,
    );
  return Array.from({ length: first.count }, (_, i) => i + 1).flatMap((index) => {
    const same = parts.filter((part) => part.index === index);
    if (same.length === 1) return [];
    return same.length === 0
      ? [`Part ${index}/${first.count} is missing.`]
      : [
          `Part ${index}/${first.count} is there more than once: ${same.map(({ folder }) => folder).join(", ")}.`,
        ];
  });
}

const nameOf = ({ folder, index, count }: Part) => `${folder} (part ${index}/${count})`;

/** Copies get cut off: every file must be there, and as long as it was. */
function missingFiles(part: Part): string[] {
  const wrong = Object.entries(part.files).filter(
    ([path, size]) => statSync(join(part.folder, path), { throwIfNoEntry: false })?.size !== size,
  );
  const [first] = wrong;
  if (first === undefined) return [];
  return [
    `${nameOf(part)} is not whole: ${wrong.length} of its files are missing or cut off, such as ${first[0]}.`,
  ];
}

/** A second name for the same bytes, where the file system can; nothing writes into a file that is out. */
function stage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if (!["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
    copyFileSync(from, to);
  }
}
