import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { crc32 } from "node:zlib";

/** The name of a draft, as `writeWhole` gives it. */
const DRAFT = /\.\d+-\d+\.new$/;

/** Bytes of the checksum that ends a kept file. */
const CHECKSUM = 4;

/** A kept file is not what was written. */
export class DamagedFile extends Error {
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is not what was written.`, options);
    this.file = file;
  }
}

/** Writes a file in one step: whoever reads it meanwhile, or after this program was killed, finds all or nothing of it. */
export const writeWhole = (file: string, content: string | Uint8Array): void => writePieces(file, [content]);

/** The same of pieces, which are asked for one by one. */
export function writePieces(file: string, pieces: Iterable<string | Uint8Array>): void {
  // Another program may be writing the same file: each has a draft of its own.
  const draft = `${file}.${process.pid}-${threadId}.new`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    const descriptor = openSync(draft, "w");
    try {
      for (const piece of pieces) writeFileSync(descriptor, piece);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** How old a draft is whose writer can only have been killed. */
const DRAFT_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes the drafts that killed programs left in a folder and below it. */
export function sweepDrafts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !DRAFT.test(entry.name)) continue;
    const draft = join(entry.parentPath, entry.name);
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > DRAFT_MILLISECONDS) rmSync(draft, { force: true });
  }
}

/** Whether this user may keep anything in a folder, which is made where it is not there yet. */
export function canKeepIn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Keeps something for a later run, in one step, so that damage done to the file since then is noticed. */
export function writeKept(file: string, content: string | Uint8Array): void {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const checksum = Buffer.alloc(CHECKSUM);
  checksum.writeUInt32LE(crc32(bytes));
  writePieces(file, [bytes, checksum]);
}

/** Reads what was kept; undefined for a file that is missing, torn or not what was written. */
export function readKept(file: string): Buffer<ArrayBuffer> | undefined {
  let kept: Buffer<ArrayBuffer>;
  try {
    kept = readFileSync(file);
  } catch {
    return undefined;
  }
  if (kept.length < CHECKSUM) return undefined;
  const bytes = kept.subarray(0, -CHECKSUM);
  return crc32(bytes) === kept.readUInt32LE(bytes.length) ? bytes : undefined;
}

/** Reads data that was kept as JSON; undefined where there is none to rely on. */
export function readKeptJson(file: string): unknown {
  const bytes = readKept(file);
  return bytes === undefined ? undefined : (JSON.parse(bytes.toString("utf8")) as unknown);
}
