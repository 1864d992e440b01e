import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { DamagedFile, writePieces } from "../registry/kept-file.ts";
import type { ComparedText } from "../4-check/doorways/compare-zones.ts";

/** What a reader must know of the file, one number a page or a block. */
export interface TextIndex {
  /** How many numbers the text has, and the signature. */
  readonly texts: Float64Array;
  readonly signatures: Float64Array;
  readonly checksums: Float64Array;
}

/** The texts of very many pages on disk. All throw `DamagedFile` where the file is not what was written. */
export interface KeptTexts {
  /** The text of one page. */
  at(page: number): ComparedText;
  /** Shows every text, one after the other; what is shown holds until the next is. */
  each(visit: (page: number, compared: ComparedText) => void): void;
}

/** Pages in one block: what is read at a time, with a checksum of its own. */
const BLOCK = 256;
const BYTES = Uint32Array.BYTES_PER_ELEMENT;

/** Writes texts, with their signatures, one behind the other. */
export function writeTexts(file: string, pages: readonly ComparedText[]): TextIndex {
  const checksums: number[] = [];
  writePieces(file, blocksOf(pages, checksums));
  return {
    texts: Float64Array.from(pages, ({ text }) => text.length),
    signatures: Float64Array.from(pages, ({ signature }) => signature?.length ?? 0),
    checksums: Float64Array.from(checksums),
  };
}

/** Texts as blocks of bytes; `checksums` is told that of each. */
function* blocksOf(pages: readonly ComparedText[], checksums: number[]): Generator<Uint8Array> {
  for (let from = 0; from < pages.length; from += BLOCK) {
    const parts = pages
      .slice(from, from + BLOCK)
      .flatMap(({ text, signature }) => [text, ...(signature ? [signature] : [])]);
    const numbers = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      numbers.set(part, at);
      at += part.length;
    }
    const bytes = new Uint8Array(numbers.buffer);
    checksums.push(crc32(bytes));
    yield bytes;
  }
}

/** Opens what was written; undefined where the file is missing or has another length. */
export function openTexts(file: string, { texts, signatures, checksums }: TextIndex): KeptTexts | undefined {
  const starts = startsOf(texts, signatures);
  if (sizeOf(file) !== (starts.at(-1) ?? 0) * BYTES) return undefined;

  function readBlock(descriptor: number, block: number, into?: Uint32Array<ArrayBuffer>) {
    const [from, to] = rangeOf(block, starts);
    const numbers = into?.subarray(0, to - from) ?? new Uint32Array(to - from);
    const bytes = new Uint8Array(numbers.buffer, 0, numbers.byteLength);
    const read = readSync(descriptor, bytes, 0, bytes.length, from * BYTES);
    if (read !== bytes.length || crc32(bytes) !== checksums[block]) throw new DamagedFile(file);
    return { from, numbers };
  }

  const textIn = ({ from, numbers }: ReturnType<typeof readBlock>, page: number): ComparedText => {
    const start = (starts[page] as number) - from;
    const end = start + (texts[page] as number);
    const signed = signatures[page] as number;
    return {
      text: numbers.subarray(start, end),
      signature: signed === 0 ? undefined : numbers.subarray(end, end + signed),
    };
  };

  const blocks = new Map<number, ReturnType<typeof readBlock>>();
  const blockAt = (block: number) =>
    blocks.getOrInsertComputed(block, () => withOpen(file, (descriptor) => readBlock(descriptor, block)));
  return {
    at: (page) => textIn(blockAt(Math.floor(page / BLOCK)), page),
    each: (visit) =>
      withOpen(file, (descriptor) => {
        const sizes = Array.from(checksums, (_, block) => rangeOf(block, starts)).map(
          ([from, to]) => to - from,
        );
        const buffer = new Uint32Array(sizes.reduce((most, size) => Math.max(most, size), 0));
        for (const block of checksums.keys()) {
          const read = readBlock(descriptor, block, buffer);
          for (let page = block * BLOCK; page < Math.min(texts.length, (block + 1) * BLOCK); page++)
            visit(page, textIn(read, page));
        }
      }),
  };
}

/** Where each text begins, in numbers, and where the last one ends. */
function startsOf(texts: Float64Array, signatures: Float64Array): Float64Array {
  const starts = new Float64Array(texts.length + 1);
  for (let i = 0; i < texts.length; i++)
    starts[i + 1] = (starts[i] as number) + (texts[i] as number) + (signatures[i] as number);
  return starts;
}

/** From which number to which a block goes. */
const rangeOf = (block: number, starts: Float64Array): [number, number] => [
  starts[block * BLOCK] as number,
  starts[Math.min((block + 1) * BLOCK, starts.length - 1)] as number,
];

function withOpen<Result>(file: string, use: (descriptor: number) => Result): Result {
  const descriptor = open(file);
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Another program may have taken the file away meanwhile. */
function open(file: string): number {
  try {
    return openSync(file, "r");
  } catch (cause) {
    throw new DamagedFile(file, { cause });
  }
}

function sizeOf(file: string): number | undefined {
  try {
    return withOpen(file, (descriptor) => fstatSync(descriptor).size);
  } catch {
    return undefined;
  }
}
