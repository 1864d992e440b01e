import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { crc32 } from "node:zlib";
import { DamagedFile, writeWhole } from "./kept-file.ts";

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
  /** Where each column of long texts begins, behind all that is read at once; and where the last one ends. */
  readonly long: Readonly<Record<string, number>>;
  readonly size: number;
}

/** Begins every table: a kept file of another kind is none. */
const MARK = 0x32425456;
/** Numbers of four bytes before the preface: the mark, bytes of the preface, bytes that are read at once, their checksum. */
const START = 16;
/** Long texts in one block: what is read at a time, with a checksum of its own. */
const BLOCK = 256;

/**
 * Keeps a table of very many rows for a later run, with plain data. As JSON it would take ten times as long to read. Where
 * its columns become others, so does the file's name: old caches are read by new code. Of the columns `long`, a reader
 * wants few texts.
 */
export function writeKeptTable(
  file: string,
  head: unknown,
  columns: Readonly<Record<string, Column>>,
  long: Readonly<Record<string, readonly string[]>> = {},
): void {
  const blocks: Buffer[] = [];
  const starts: Record<string, number> = {};
  let behind = 0;
  const all: Record<string, Column> = { ...columns };
  for (const [name, texts] of Object.entries(long)) {
    const own = blocksOf(texts);
    starts[name] = behind;
    all[endsOf(name)] = own.ends;
    all[checksumsOf(name)] = Float64Array.from(own.blocks, (block) => crc32(block));
    for (const block of own.blocks) behind += block.length;
    blocks.push(...own.blocks);
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
  const preface = Buffer.from(JSON.stringify({ head, places, long: starts, size: behind } satisfies Preface));
  const atOnce = [preface, ...parts];
  const start = Buffer.alloc(START);
  const numbers = [
    MARK,
    preface.length,
    preface.length + end,
    atOnce.reduce((sum, part) => crc32(part, sum), 0),
  ];
  for (const [i, number] of numbers.entries()) start.writeUInt32LE(number, i * 4);
  writeWhole(file, start, ...atOnce, ...blocks);
}

/** Reads a table; undefined where there is none to rely on. A column costs nothing until it is asked for. */
export function readKeptTable(file: string): KeptTable | undefined {
  const read = readAtOnce(file);
  if (read === undefined) return undefined;
  const { bytes, start } = read;
  const { head, places, long, size } = JSON.parse(bytes.toString("utf8", 0, start)) as Preface;
  if (read.behind !== size) return undefined;
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
      const from = START + bytes.length + (long[name] as number);
      /** Where a text begins, or where the last one ends. */
      const place = (row: number) => (row === 0 ? 0 : (ends[Math.min(row, ends.length) - 1] as number));
      const blocks = new Map<number, Buffer>();
      const readBlock = (block: number) => {
        const first = place(block * BLOCK);
        const texts = readPart(file, from + first, place((block + 1) * BLOCK) - first);
        if (texts === undefined || crc32(texts) !== checksums[block]) throw new DamagedFile(file);
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

/** Texts as blocks of bytes, and where each text ends. */
function blocksOf(texts: readonly string[]): { blocks: readonly Buffer[]; ends: Float64Array } {
  const ends = new Float64Array(texts.length);
  const blocks: Buffer[] = [];
  let end = 0;
  for (let from = 0; from < texts.length; from += BLOCK) {
    const own = texts.slice(from, from + BLOCK);
    for (const [i, text] of own.entries()) ends[from + i] = end += Buffer.byteLength(text);
    blocks.push(Buffer.from(own.join("")));
  }
  return { blocks, ends };
}

/** What is read at once, without the start; where the columns begin in it; and how many bytes stand behind it. */
function readAtOnce(file: string): { bytes: Buffer; start: number; behind: number } | undefined {
  const first = readPart(file, 0, START);
  if (first === undefined) return undefined;
  const [mark, preface, length, checksum] = [0, 4, 8, 12].map((at) => first.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const bytes = mark === MARK ? readPart(file, START, length) : undefined;
  if (bytes === undefined || crc32(bytes) !== checksum) return undefined;
  return { bytes, start: preface, behind: statSync(file).size - START - length };
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
    if (fstatSync(descriptor).size < from + length) return undefined;
    const bytes = Buffer.allocUnsafe(length);
    return readSync(descriptor, bytes, 0, length, from) === length ? bytes : undefined;
  } finally {
    closeSync(descriptor);
  }
}
