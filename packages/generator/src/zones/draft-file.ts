import { mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { ZoneTexts } from "../3-resolve/resolve-zone.ts";

/**
 * A file without a name, which all threads of this program write and read, and which is gone with the program. The
 * texts of local pages wait there from their check to their rendering: they need not be read and resolved again, and
 * do not fill the memory meanwhile.
 */
export interface DraftFile {
  readonly fd: number;
  /** One number: the bytes that are taken. */
  readonly taken: BigUint64Array<SharedArrayBuffer>;
}

/** Where the texts of one page stand. */
export interface DraftPlace {
  readonly fd: number;
  readonly start: number;
  readonly length: number;
}

/** Opens such a file in a folder. */
export function openDrafts(folder: string): DraftFile {
  mkdirSync(folder, { recursive: true });
  // Named as a draft: where an open file can't be removed, it is swept with the drafts of killed programs.
  const file = join(folder, `drafts.${process.pid}-${threadId}.new`);
  const fd = openSync(file, "wx+");
  try {
    rmSync(file);
  } catch {}
  return { fd, taken: new BigUint64Array(new SharedArrayBuffer(8)) };
}

/** Writes the texts of several pages; undefined for a page that has none. */
export function writeDrafts(
  { fd, taken }: DraftFile,
  drafts: readonly (ZoneTexts | undefined)[],
): (DraftPlace | undefined)[] {
  const pieces = drafts.map((texts) => Buffer.from(texts === undefined ? "" : JSON.stringify(texts)));
  const bytes = Buffer.concat(pieces);
  let start = Number(Atomics.add(taken, 0, BigInt(bytes.length)));
  for (let written = 0; written < bytes.length;)
    written += writeSync(fd, bytes, written, bytes.length - written, start + written);
  return pieces.map(({ length }) => {
    const place = { fd, start, length };
    start += length;
    return length === 0 ? undefined : place;
  });
}

/** Reads the texts of a page. */
export function readDraft({ fd, start, length }: DraftPlace): ZoneTexts {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length;) {
    const more = readSync(fd, bytes, read, length - read, start + read);
    if (more === 0) throw new Error("A draft ends too soon.");
    read += more;
  }
  return JSON.parse(bytes.toString("utf8")) as ZoneTexts;
}
