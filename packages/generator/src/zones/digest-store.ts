import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { EachText } from "../4-check/doorways/compare-again.ts";
import type { ComparedText, LocalPage, SimilarPair } from "../4-check/doorways/compare-zones.ts";
import { readKeptTable, writeKeptTable } from "../registry/kept-table.ts";
import { lowerBound } from "../registry/lower-bound.ts";
import { inseeOf, jsonOf, KeptDigest } from "./kept-digest.ts";
import { type KeptTexts, openTexts, type TextIndex, writeTexts } from "./kept-texts.ts";
import type { StoredDigest } from "./packed-digests.ts";
import type { PlainDigest } from "./zone-digest.ts";

/** The digests of all local pages of a folder, sorted by path, and what comparing them gave. */
export interface Digests extends Compared {
  readonly stored: readonly StoredDigest[];
}

/** What comparing pages gave. */
interface Compared {
  readonly pairs: readonly SimilarPair[];
  readonly own: Float64Array;
}

/** What was written when many digests were new. */
interface Bulk extends Compared {
  readonly id: string;
  /** Sorted. */
  readonly paths: readonly string[];
  readonly hashes: readonly string[];
  readonly insee: readonly string[];
  readonly jsonAt: (row: number) => string;
  readonly texts: KeptTexts;
}

/** What came and went since then stands in another file beside it. */
interface Changes extends Compared {
  /** The bulk that they belong to. */
  readonly of: string;
  readonly gone: readonly string[];
  /** Sorted by path. */
  readonly stored: readonly StoredDigest[];
}

type BulkHead = Pick<Bulk, "id" | "pairs"> & { readonly key: string };
type ChangesHead = Pick<Changes, "of" | "gone" | "pairs">;

/** So many changes are quicker to write than all digests. */
const MOST_CHANGES = 300;

const changesFile = (file: string) => `${file}.changes`;
const textsFile = (file: string) => `${file}.texts`;

/** Digests that were kept, in the order of their paths. Each is read where it is asked for: `DamagedFile` may be thrown. */
export class KeptDigests implements Digests {
  readonly count: number;
  readonly pairs: Compared["pairs"];
  readonly own: Compared["own"];
  readonly #bulk: Bulk;
  readonly #changes: Changes;
  /** For each digest its row in the bulk, or a number below zero: which change it is, from -1 on. */
  readonly #rows: Int32Array;
  readonly #made: (StoredDigest | undefined)[] = [];

  constructor(bulk: Bulk, changes: Changes) {
    this.#bulk = bulk;
    this.#changes = changes;
    this.pairs = changes.pairs;
    this.own = changes.own;
    this.#rows = rowsOf(bulk.paths, changes);
    this.count = this.#rows.length;
  }

  get stored(): readonly StoredDigest[] {
    return Array.from({ length: this.count }, (_, place) => this.at(place));
  }

  /** The same object at every call. */
  at(place: number): StoredDigest {
    return this.#changeAt(place) ?? (this.#made[place] ??= this.#read(this.#rows[place] as number));
  }

  pathAt(place: number): string {
    const change = this.#changeAt(place);
    return change === undefined
      ? (this.#bulk.paths[this.#rows[place] as number] as string)
      : change.digest.path;
  }

  hashAt(place: number): string {
    return this.#changeAt(place)?.hash ?? (this.#bulk.hashes[this.#rows[place] as number] as string);
  }

  /** The place of a path; undefined where it has no digest. */
  find(path: string): number | undefined {
    const place = lowerBound(this.count, (other) => this.pathAt(other), path);
    return place < this.count && this.pathAt(place) === path ? place : undefined;
  }

  /** Shows the texts of all pages but those at some places, without holding them. */
  eachTextBut(isLeftOut: (place: number) => boolean): EachText {
    const places = new Int32Array(this.#bulk.paths.length).fill(-1);
    for (const [place, row] of this.#rows.entries()) if (row >= 0) places[row] = place;
    return this.#eachText(
      places,
      (visit) => {
        for (const [place, row] of this.#rows.entries())
          if (row < 0 && !isLeftOut(place)) visit(place, this.at(place).digest);
      },
      isLeftOut,
    );
  }

  /** Shows the texts of these pages, most of which are kept, without holding them. */
  eachTextOf(pages: readonly LocalPage[]): EachText {
    const places = new Int32Array(this.#bulk.paths.length).fill(-1);
    const others: [number, ComparedText][] = [];
    for (const [place, { compared }] of pages.entries())
      if (compared instanceof KeptDigest) places[compared.row] = place;
      else others.push([place, compared]);
    return this.#eachText(places, (visit) => {
      for (const [place, compared] of others) visit(place, compared);
    });
  }

  /** Keeps the same digests but for those at some places, of the same paths. */
  replace(file: string, now: ReadonlyMap<number, StoredDigest>, compared: Compared): void {
    const stored = new Map(this.#changes.stored.map((one) => [one.digest.path, one]));
    for (const one of now.values()) stored.set(one.digest.path, one);
    const { of, gone } = this.#changes;
    writeChanges(changesFile(file), { of, gone, stored: [...stored.values()].sort(byPath), ...compared });
  }

  /** Keeps these digests, of which few are others than the bulk's; says whether they are that few. */
  keepChanges(file: string, { stored, pairs, own }: Digests): boolean {
    const changed = stored.filter(({ digest }) => !(digest instanceof KeptDigest));
    if (changed.length > MOST_CHANGES) return false;
    const paths = new Set(stored.map(({ digest }) => digest.path));
    const gone = this.#bulk.paths.filter((path) => !paths.has(path));
    writeChanges(changesFile(file), { of: this.#bulk.id, gone, stored: changed, pairs, own });
    return true;
  }

  #changeAt(place: number): StoredDigest | undefined {
    const row = this.#rows[place] as number;
    return row < 0 ? this.#changes.stored[-1 - row] : undefined;
  }

  #read(row: number): StoredDigest {
    const { paths, hashes, insee, jsonAt, texts } = this.#bulk;
    const known = { path: paths[row] as string, insee: insee[row] as string };
    return { hash: hashes[row] as string, digest: new KeptDigest({ texts, plain: jsonAt }, row, known) };
  }

  #eachText(places: Int32Array, others: EachText, isLeftOut?: (place: number) => boolean): EachText {
    return (visit) => {
      this.#bulk.texts.each((row, compared) => {
        const place = places[row] as number;
        if (place >= 0 && isLeftOut?.(place) !== true) visit(place, compared);
      });
      others(visit);
    };
  }
}

/** Of each digest, where it is to be found; sorted by path. */
function rowsOf(paths: readonly string[], { gone, stored }: Changes): Int32Array {
  const isGone = new Uint8Array(paths.length);
  const rowOf = (path: string) => lowerBound(paths.length, (row) => paths[row] as string, path);
  for (const path of gone) isGone[rowOf(path)] = 1;
  const rows: number[] = [];
  let row = 0;
  const takeUntil = (end: number) => {
    for (; row < end; row++) if (isGone[row] === 0) rows.push(row);
  };
  for (const [n, { digest }] of stored.entries()) {
    takeUntil(rowOf(digest.path));
    if (paths[row] === digest.path) row++;
    rows.push(-1 - n);
  }
  takeUntil(paths.length);
  return Int32Array.from(rows);
}

/** Reads what was kept under a key; nothing where that is another, or where a file is torn. */
export function readDigests(file: string, key: string): KeptDigests | undefined {
  const bulk = readBulk(file, key);
  if (bulk === undefined) return undefined;
  const { id, pairs, own } = bulk;
  const none: Changes = { of: id, gone: [], stored: [], pairs, own };
  // The changes of an earlier bulk say nothing of this one.
  return new KeptDigests(bulk, readChanges(changesFile(file), id) ?? none);
}

/** Keeps digests in one step, so that a file is never half there. `last` is what was read before. */
export function writeDigests(file: string, key: string, digests: Digests, last?: KeptDigests): void {
  if (last?.keepChanges(file, digests) === true) return;
  writeBulk(file, key, digests);
  rmSync(changesFile(file), { force: true });
}

/** Forgets what was kept. */
export function forgetDigests(file: string): void {
  for (const each of [file, textsFile(file), changesFile(file)]) rmSync(each, { force: true });
}

function writeBulk(file: string, key: string, { stored, pairs, own }: Digests): void {
  const digests = stored.map(({ digest }) => digest);
  const index = writeTexts(textsFile(file), digests);
  writeKeptTable(
    file,
    { key, id: randomUUID(), pairs } satisfies BulkHead,
    {
      paths: digests.map(({ path }) => path),
      hashes: stored.map(({ hash }) => hash),
      insee: digests.map(inseeOf),
      own,
      ...index,
    },
    { json: digests.values().map(jsonOf) },
  );
}

function readBulk(file: string, key: string): Bulk | undefined {
  const table = readKeptTable(file);
  const head = table?.head as BulkHead | undefined;
  if (table === undefined || head?.key !== key) return undefined;
  const [checksums, signatures, sizes] = ["checksums", "signatures", "texts"].map((name) =>
    table.numbers(name),
  );
  const texts = openTexts(textsFile(file), { checksums, signatures, texts: sizes } as TextIndex);
  if (texts === undefined) return undefined;
  const [paths, hashes, insee] = ["paths", "hashes", "insee"].map(table.texts) as [
    string[],
    string[],
    string[],
  ];
  const { id, pairs } = head;
  return { id, pairs, own: table.numbers("own"), paths, hashes, insee, jsonAt: table.textAt("json"), texts };
}

function writeChanges(file: string, { of, gone, pairs, stored, own }: Changes): void {
  const texts = stored.map(({ digest }) => [...digest.text]);
  const signatures = stored.map(({ digest }) => [...(digest.signature ?? [])]);
  writeKeptTable(file, { of, gone, pairs } satisfies ChangesHead, {
    hashes: stored.map(({ hash }) => hash),
    json: stored.map(({ digest }) => jsonOf(digest)),
    own,
    sizes: Float64Array.from(texts.flatMap((text, i) => [text.length, signatures[i]?.length ?? 0])),
    numbers: Float64Array.from(texts.flatMap((text, i) => [...text, ...(signatures[i] ?? [])])),
  });
}

function readChanges(file: string, id: string): Changes | undefined {
  const table = readKeptTable(file);
  const head = table?.head as ChangesHead | undefined;
  if (table === undefined || head?.of !== id) return undefined;
  const [hashes, json] = [table.texts("hashes"), table.texts("json")];
  const [sizes, numbers] = [table.numbers("sizes"), Uint32Array.from(table.numbers("numbers"))];
  let at = 0;
  const take = (length = 0) => numbers.subarray(at, (at += length));
  const stored = hashes.map((hash, i): StoredDigest => {
    const text = take(sizes[i * 2]);
    const signature = take(sizes[i * 2 + 1]);
    const plain = JSON.parse(json[i] as string) as PlainDigest;
    return { hash, digest: { ...plain, text, signature: signature.length === 0 ? undefined : signature } };
  });
  return { ...head, own: table.numbers("own"), stored };
}

const byPath = ({ digest: a }: StoredDigest, { digest: b }: StoredDigest) => (a.path < b.path ? -1 : 1);
