import { appendFileSync, chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "./lead.ts";

/** SQLite's code for a file that another connection holds (sqlite.org/rescode.html). */
const BUSY = 5;

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

  append(lead: Lead): void {
    this.#database.prepare("insert into lead (lead) values (?)").run(JSON.stringify(lead));
  }

  /** Deletes all leads, on the disk too. */
  clear(): void {
    this.#database.exec("delete from lead; vacuum");
  }

  /** Closes the file, for another process to use. */
  close(): void {
    this.#database.close();
  }
}
