import { mkdir, open, readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "./folder-lock.ts";
import type { Lead } from "./lead.ts";
import { parseLead } from "./parse-lead.ts";

/**
 * The leads on disk: `leads.jsonl`, one JSON object a line, append-only until `clear` empties it. A lead is
 * on the disk once its `append` has resolved, and survives a crash or a power cut.
 */
export class LeadStore {
  readonly #file: FileHandle;
  readonly #lock: { release(): void };
  readonly #leads: Lead[];
  /** True if the file may end in the middle of a line. The next write then begins with a line break. */
  #isTorn: boolean;
  #lastTurn: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, lock: { release(): void }, leads: Lead[], isTorn: boolean) {
    this.#file = file;
    this.#lock = lock;
    this.#leads = leads;
    this.#isTorn = isTorn;
  }

  /**
   * Opens the store of a folder, which is created if missing, and reads its leads. An unreadable line, such
   * as a kill during a write leaves, is logged and skipped. It stays in the file: its lead was never
   * acknowledged, but a person may still want to see it. Only the owner may read the file and a new folder,
   * since they contain names and telephone numbers. Rejects with the file system's error, or
   * FolderTakenError.
   */
  static async open(dataDir: string, log: (line: string) => void): Promise<LeadStore> {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockFolder(dataDir);
    try {
      return await LeadStore.#read(dataDir, lock, log);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  static async #read(
    dataDir: string,
    lock: { release(): void },
    log: (line: string) => void,
  ): Promise<LeadStore> {
    const path = join(dataDir, "leads.jsonl");
    const file = await open(path, "a", 0o600);
    await file.chmod(0o600);
    await syncFolder(dataDir);
    const text = await readFile(path, "utf8");
    const leads: Lead[] = [];
    for (const [index, line] of text.split("\n").entries()) {
      const lead = parseLead(line);
      if (lead !== undefined) leads.push(lead);
      else if (line !== "") log(`${path}:${index + 1} is not a whole lead and is passed over`);
    }
    return new LeadStore(file, lock, leads, text !== "" && !text.endsWith("\n"));
  }

  /** Returns the leads in the order in which they were stored. */
  all(): readonly Lead[] {
    return this.#leads;
  }

  /**
   * Resolves once the lead is on the disk. If it rejects with the file system's error, the lead does not
   * count.
   */
  append(lead: Lead): Promise<void> {
    return this.#inTurn(async () => {
      const line = `${this.#isTorn ? "\n" : ""}${JSON.stringify(lead)}\n`;
      this.#isTorn = true;
      await this.#file.appendFile(line);
      await this.#file.datasync();
      this.#isTorn = false;
      this.#leads.push(lead);
    });
  }

  /** Deletes all leads, on the disk too. */
  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#file.truncate(0);
      await this.#file.datasync();
      this.#isTorn = false;
      this.#leads.length = 0;
    });
  }

  /** Waits for the current write, then closes the file and unlocks the folder. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#file.close();
      this.#lock.release();
    });
  }

  /**
   * Runs one write at a time: two at once could mix their bytes. The file's order is the order of arrival.
   */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }
}

/**
 * Syncs a folder: a new file survives a power cut only if its folder's entry is on the disk. Windows has no
 * such call.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
