import { closeSync, openSync, readSync, statSync } from "node:fs";
import { crc32 } from "node:zlib";
import { DamagedFile, writePieces } from "./kept-file.ts";

/** A column of a table: texts without NUL, or numbers. */
type Column = readonly string[] | Float64Array;

/** A table as it was kept. */
export interface KeptTable {
  /** Plain data that goes with it. */
  readonly head: unknown;
  /** A column; throws where there is none of that name and kind. */
  readonly texts: (name: string) => string[];
  readonly numbers: (name: string) => Float64Array<ArrayBuffer>;
  /** A column of long texts, which are read from the file where they are asked for: then `DamagedFile` may be thrown. */
  readonly textAt: (name: string) => (row: number) => string;
}

/** Where a column stands behind the preface, in bytes, and how many texts it has; numbers say nothing there. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly texts?: number;
}

interface Preface {
  readonly head: unknown;
  readonly places: Readonly<Record<string, Place>>;
  /** Where each column of long texts begins in the file, before all that is read at once. */
  readonly long: Readonly<Record<string, number>>;
}

/** Ends every table: a kept file of another kind is none. */
const MARK = 0x32425456;
/** Numbers of four bytes at the end: the mark, bytes of the preface, bytes that are read at once, their checksum. */
const END = 16;
/** Long texts in one block: what is read at a time, with a checksum of its own. */
const BLOCK = 256;
/** So many blocks are held: texts are mostly asked for one after the other. */
const MOST_BLOCKS = 16;

/**
 * Keeps a table of very many rows for a later run, with plain data. As JSON it would take ten times as long to read. Where
 * its columns become others, so does the file's name: old caches are read by new code. Of the columns `long`, a reader
 * wants few texts; they are asked for one by one, and not held.
 */
export function writeKeptTable(
  file: string,
  head: unknown,
  columns: Readonly<Record<string, Column>>,
  long: Readonly<Record<string, Iterable<string>>> = {},
): void {
  writePieces(file, piecesOf(head, columns, long));
}

function* piecesOf(
  head: unknown,
  columns: Readonly<Record<string, Column>>,
  long: Readonly<Record<string, Iterable<string>>>,
): Generator<Uint8Array> {
  const all: Record<string, Column> = { ...columns };
  const starts: Record<string, number> = {};
  let size = 0;
  for (const [name, texts] of Object.entries(long)) {
    const [ends, checksums]: [number[], number[]] = [[], []];
    starts[name] = size;
    for (const block of blocksOf(texts, ends)) {
      checksums.push(crc32(block));
      size += block.length;
      yield block;
    }
    all[endsOf(name)] = Float64Array.from(ends);
    all[checksumsOf(name)] = Float64Array.from(checksums);
  }
  let end = 0;
  const places: Record<string, Place> = {};
  const parts = Object.entries(all).map(([name, column]) => {
    const isNumbers = column instanceof Float64Array;
    const bytes = isNumbers
      ? new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
      : Buffer.from(column.join("\0"));
    places[name] = { from: end, to: (end += bytes.length), ...(!isNumbers && { texts: column.length }) };
    return bytes;
  });
  const preface = Buffer.from(JSON.stringify({ head, places, long: starts } satisfies Preface));
  const atOnce = [preface, ...parts];
  yield* atOnce;
  const checksum = atOnce.reduce((sum, part) => crc32(part, sum), 0);
  yield new Uint8Array(Uint32Array.of(MARK, preface.length, preface.length + end, checksum).buffer);
}

/** Texts as blocks of bytes; `ends` is told where each text ends. */
function* blocksOf(texts: Iterable<string>, ends: number[]): Generator<Buffer> {
  let end = 0;
  let block: string[] = [];
  for (const text of texts) {
    ends.push((end += Buffer.byteLength(text)));
    if (block.push(text) < BLOCK) continue;
    yield Buffer.from(block.join(""));
    block = [];
  }
  if (block.length > 0) yield Buffer.from(block.join(""));
}

/** Reads a table; undefined where there is none to rely on. A column costs nothing until it is asked for. */
export function readKeptTable(file: string): KeptTable | undefined {
  const read = readAtOnce(file);
  if (read === undefined) return undefined;
  const { bytes, start } = read;
  const { head, places, long } = JSON.parse(bytes.toString("utf8", 0, start)) as Preface;
  const placeOf = (name: string) => {
    const place = places[name];
    if (place === undefined) throw new Error(`${file} has no column "${name}".`);
    return place;
  };
  const numbers = (name: string) => {
    const { from, to } = placeOf(name);
    return new Float64Array(new Uint8Array(bytes.subarray(start + from, start + to)).buffer);
  };
  return {
    head,
    numbers,
    texts(name) {
      const { from, to, texts } = placeOf(name);
      return texts === 0 ? [] : bytes.toString("utf8", start + from, start + to).split("\0");
    },
    textAt(name) {
      const [ends, checksums] = [numbers(endsOf(name)), numbers(checksumsOf(name))];
      const from = long[name] as number;
      /** Where a text begins, or where the last one ends. */
      const place = (row: number) => (row === 0 ? 0 : (ends[Math.min(row, ends.length) - 1] as number));
      const blocks = new Map<number, Buffer>();
      const readBlock = (block: number) => {
        const first = place(block * BLOCK);
        const texts = readPart(file, from + first, place((block + 1) * BLOCK) - first);
        if (texts === undefined || crc32(texts) !== checksums[block]) throw new DamagedFile(file);
        const [oldest] = blocks.keys();
        if (blocks.size >= MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest);
        return texts;
      };
      return (row) => {
        const block = Math.floor(row / BLOCK);
        const first = place(block * BLOCK);
        const texts = blocks.getOrInsertComputed(block, readBlock);
        return texts.toString("utf8", place(row) - first, place(row + 1) - first);
      };
    },
  };
}

const endsOf = (name: string) => `${name}, ends`;
const checksumsOf = (name: string) => `${name}, checksums`;

/** What is read at once, without the end; where the columns begin in it; and how many bytes stand before it. */
function readAtOnce(file: string): { bytes: Buffer; start: number; before: number } | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const last = size < END ? undefined : readPart(file, size - END, END);
  if (last === undefined) return undefined;
  const [mark, start, length, checksum] = [0, 4, 8, 12].map((at) => last.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const before = size - END - length;
  const bytes = mark === MARK && before >= 0 ? readPart(file, before, length) : undefined;
  return bytes === undefined || crc32(bytes) !== checksum ? undefined : { bytes, start, before };
}

/** Bytes of a file; undefined where it has not so many, or is not there. */
function readPart(file: string, from: number, length: number): Buffer | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch {
    return undefined;
  }
  try {
    const bytes = Buffer.allocUnsafe(length);
    return readSync(descriptor, bytes, 0, length, from) === length ? bytes : undefined;
  } finally {
    closeSync(descriptor);
  }
}
