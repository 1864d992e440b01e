import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { canWriteIn } from "../files/write-whole.ts";

/** Data stored between runs: one SQLite file of the cache folder. */
export type Store = DatabaseSync;

/** Milliseconds that SQLite waits for another command to finish writing. */
const BUSY_TIMEOUT = 30_000;

/** Tables of rows with a name, a key and a checksum (`rows.ts`). */
export const ROW_TABLES = ["memo", "source", "texts", "shingles", "sketch", "place"] as const;

const ROWS = ROW_TABLES.map(
  (table) =>
    `create table if not exists ${table} (name text primary key, key text not null, value any not null, sum int not null) strict;`,
);

const TABLES = `
  ${ROWS.join("\n  ")}
  create index if not exists place_key on place (name, key);
  create table if not exists file (path text primary key, stamp text not null, hash text not null) without rowid, strict;
  create table if not exists output (
    folder text, path text, key text not null, source_key text not null, size int not null,
    primary key (folder, path)
  ) without rowid, strict;
`;

export const storeFile = (cacheDir: string) => join(cacheDir, "content.db");

/**
 * Opens the store of a cache folder. A store that is missing, damaged or of another version is replaced by an
 * empty one. If the folder can't be written, the store is in memory and ends with the run.
 */
export function openStore(cacheDir: string): Store {
  try {
    mkdirSync(cacheDir, { recursive: true });
    return openFile(cacheDir);
  } catch (error) {
    if (!isStoreDamage(error) || !canWriteIn(cacheDir)) return prepare(new DatabaseSync(":memory:"));
    removeStore(cacheDir);
    return openFile(cacheDir);
  }
}

/** Opens a store for reading, in a thread; undefined if the folder has none. */
export function readStore(cacheDir: string): Store | undefined {
  try {
    return new DatabaseSync(storeFile(cacheDir), { readOnly: true, timeout: BUSY_TIMEOUT });
  } catch {
    return undefined;
  }
}

/** Removes a store; the next run computes its data again. */
export function removeStore(cacheDir: string): void {
  for (const ending of ["", "-journal"]) rmSync(storeFile(cacheDir) + ending, { force: true });
}

/** An error for a row whose checksum does not match. */
export class DamagedStore extends Error {
  override readonly name = "DamagedStore";

  constructor(table: string) {
    super(`The store's table "${table}" is not what was written.`);
  }
}

/** Throws the error for a table that is not what was written. */
export function throwDamaged(table: string): never {
  throw new DamagedStore(table);
}

/** SQLite's result codes for a file that is damaged or no database (sqlite3.h). */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Gives an SQLite error's kind, the lowest byte of its code (sqlite.org/rescode.html); undefined for other errors. */
export const sqliteKind = (error: Error): number | undefined =>
  "errcode" in error ? Number(error.errcode) & 0xff : undefined;

/** True if an error means that the store is damaged. */
export function isStoreDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const kind = sqliteKind(error);
  return error.name === "DamagedStore" || kind === SQLITE_CORRUPT || kind === SQLITE_NOTADB;
}

/** Does work on a cache folder's store, and does it again on an empty one if the store is damaged. */
export async function retryOnDamage<Result>(cacheDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreDamage(error)) throw error;
    removeStore(cacheDir);
    return work();
  }
}

/** Gives the rows of a query as arrays, which take less time than objects. */
export const rowsOf = <Row>(store: Store, query: string, ...values: readonly SQLInputValue[]): Row[] =>
  store.prepare(query, { returnArrays: true }).all(...values) as unknown as Row[];

/** Runs work in one transaction, or in the one that is open: all of its writes take effect, or none. */
export function transact<Result>(store: Store, work: () => Result): Result {
  if (store.isTransaction) return work();
  store.exec("begin immediate");
  try {
    const result = work();
    store.exec("commit");
    return result;
  } catch (error) {
    if (store.isTransaction) store.exec("rollback");
    throw error;
  }
}

function openFile(cacheDir: string): Store {
  const store = prepare(new DatabaseSync(storeFile(cacheDir), { timeout: BUSY_TIMEOUT }));
  // A test write: a read-only file can't be the store of this run.
  store.exec("delete from memo where name = ''");
  return store;
}

function prepare(store: Store): Store {
  // A killed process leaves its committed data. A power cut may damage the file, which the checksums show.
  store.exec("pragma synchronous = off");
  const schema = schemaOf(store);
  if (schema === EMPTY) transact(store, () => store.exec(TABLES));
  else if (schema !== expectedSchema()) throwDamaged("sqlite_schema");
  return store;
}

/** Gives the tables in SQLite's own form, which differs for another version and for damaged tables. */
const schemaOf = (store: Store): string =>
  JSON.stringify(store.prepare("select name, sql from sqlite_schema order by name").all());

/** The schema of a new file. */
const EMPTY = "[]";

function expectedSchema(): string {
  using store = new DatabaseSync(":memory:");
  store.exec(TABLES);
  return schemaOf(store);
}
