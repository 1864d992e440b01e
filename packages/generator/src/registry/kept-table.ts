import { readKept, writeKept } from "./kept-file.ts";

/** A column of a table: texts without NUL, or numbers. */
type Column = readonly string[] | Float64Array;

/** A table as it was kept. */
export interface KeptTable {
  /** Plain data that goes with it. */
  readonly head: unknown;
  /** A column; throws where there is none of that name and kind. */
  readonly texts: (name: string) => string[];
  /** A column of long texts, of which few are asked for. */
  readonly textAt: (name: string) => (row: number) => string;
  readonly numbers: (name: string) => Float64Array<ArrayBuffer>;
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
}

/** Begins every table: a kept file of another kind is none. */
const MARK = 0x31425456;
/** Bytes before the preface: the mark, and its length. */
const START = 8;

/**
 * Keeps a table of very many rows for a later run, with plain data. As JSON it would take ten times as long to read. Where
 * its columns become others, so does the file's name: old caches are read by new code.
 */
export function writeKeptTable(file: string, head: unknown, columns: Readonly<Record<string, Column>>): void {
  let end = 0;
  const places: Record<string, Place> = {};
  const parts = Object.entries(columns).map(([name, column]) => {
    const isNumbers = column instanceof Float64Array;
    const bytes = isNumbers
      ? new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
      : Buffer.from(column.join("\0"));
    places[name] = { from: end, to: (end += bytes.length), ...(!isNumbers && { texts: column.length }) };
    return bytes;
  });
  const preface = Buffer.from(JSON.stringify({ head, places } satisfies Preface));
  const start = Buffer.alloc(START);
  start.writeUInt32LE(preface.length, start.writeUInt32LE(MARK));
  writeKept(file, Buffer.concat([start, preface, ...parts]));
}

/** Reads a table; undefined where there is none to rely on. A column costs nothing until it is asked for. */
export function readKeptTable(file: string): KeptTable | undefined {
  const bytes = readKept(file);
  if (bytes === undefined || bytes.length < START || bytes.readUInt32LE(0) !== MARK) return undefined;
  const start = START + bytes.readUInt32LE(4);
  const { head, places } = JSON.parse(bytes.toString("utf8", START, start)) as Preface;
  const placeOf = (name: string) => {
    const place = places[name];
    if (place === undefined) throw new Error(`${file} has no column "${name}".`);
    return place;
  };
  return {
    head,
    texts(name) {
      const { from, to, texts } = placeOf(name);
      return texts === 0 ? [] : bytes.toString("utf8", start + from, start + to).split("\0");
    },
    textAt(name) {
      const { from, to, texts = 0 } = placeOf(name);
      const column = bytes.subarray(start + from, start + to);
      let ends: Float64Array | undefined;
      return (row) => {
        ends ??= endsOf(column, texts);
        return column.toString("utf8", row === 0 ? 0 : (ends[row - 1] as number) + 1, ends[row]);
      };
    },
    numbers(name) {
      const { from, to } = placeOf(name);
      return new Float64Array(new Uint8Array(bytes.subarray(start + from, start + to)).buffer);
    },
  };
}

/** Where each text of a column ends. */
function endsOf(column: Buffer, texts: number): Float64Array {
  const ends = new Float64Array(texts).fill(column.length);
  let end = -1;
  for (let row = 0; row < texts - 1; row++) ends[row] = end = column.indexOf(0, end + 1);
  return ends;
}
