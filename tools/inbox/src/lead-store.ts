import { appendFileSync, chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A file of a request: its name as sent, its bytes, and the address at this inbox from which it is downloaded. */
export type LeadFile = { readonly name: string; readonly size: number; readonly address: string };

export type LeadValue = string | LeadFile;

/**
 * One received quote request: its time (ISO 8601, UTC) and its fields as sent. A name that was sent more than
 * once has its values in their order.
 */
export type Lead = {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, LeadValue | readonly LeadValue[]>>;
};

/** SQLite's code for a file that another connection holds (sqlite.org/rescode.html). */
const BUSY = 5;

/** A file in the store. No path on the disk depends on its name. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The leads on disk, in one SQLite file. A lead is on the disk once `append` has returned, and survives a crash or a
 * power cut. One process at a time has the file.
 */
export class LeadStore {
  readonly #database: DatabaseSync;

  /**
   * Opens the store of a folder, which is created if missing. Only the owner may read the file and a new folder, since
   * they contain names and telephone numbers. Throws an error that names the folder and what to do.
   */
  constructor(dataDir: string) {
    const file = join(dataDir, "leads.db");
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      appendFileSync(file, "");
      chmodSync(file, 0o600);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const remedy = "Set INBOX_DATA to a folder that can be written.";
      throw new Error(`the folder ${dataDir} cannot be used (${code}). ${remedy}`, { cause });
    }
    this.#database = new DatabaseSync(file, { timeout: 0 });
    try {
      this.#database.exec(`
        pragma locking_mode = exclusive;
        pragma synchronous = extra;
        begin exclusive;
        create table if not exists lead (id integer primary key, lead text not null) strict;
        create table if not exists file (id text primary key, name text not null, bytes blob not null) strict;
        commit;
      `);
    } catch (cause) {
      this.#database.close();
      if ((cause as { errcode?: number }).errcode !== BUSY) throw cause;
      const remedy = "Stop that one, or set INBOX_DATA to another folder.";
      throw new Error(`another inbox keeps its leads in ${dataDir}. ${remedy}`, { cause });
    }
  }

  /** Returns the leads in the order in which they were stored. */
  all(): readonly Lead[] {
    const rows = this.#database.prepare("select lead from lead order by id").all();
    return rows.map(({ lead }) => JSON.parse(lead as string) as Lead);
  }

  /** Stores a lead with its files, all or nothing. */
  append(lead: Lead, files: readonly StoredFile[] = []): void {
    this.#database.exec("begin");
    try {
      const insert = this.#database.prepare("insert into file (id, name, bytes) values (?, ?, ?)");
      for (const { id, name, bytes } of files) insert.run(id, name, bytes);
      this.#database.prepare("insert into lead (lead) values (?)").run(JSON.stringify(lead));
      this.#database.exec("commit");
    } catch (error) {
      this.#database.exec("rollback");
      throw error;
    }
  }

  file(id: string): Omit<StoredFile, "id"> | undefined {
    const row = this.#database.prepare("select name, bytes from file where id = ?").get(id);
    return row as Omit<StoredFile, "id"> | undefined;
  }

  /** Deletes all leads and files, on the disk too. */
  clear(): void {
    this.#database.exec("delete from lead; delete from file; vacuum");
  }

  /** Closes the file, for another process to use. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** Folds the entries of a form into one object, names in their order of first appearance. */
export function collectFields(
  entries: readonly (readonly [name: string, value: LeadValue])[],
): Lead["fields"] {
  const byName = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, same]) => {
      const [first = "", ...others] = same.map(([, value]) => value);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Returns the values of a field, none if the lead has no such field. */
export function valuesOf({ fields }: Lead, name: string): readonly LeadValue[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : [];
  return [value ?? []].flat() as readonly LeadValue[];
}
