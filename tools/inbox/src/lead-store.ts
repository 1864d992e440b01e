import { mkdir, open, readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "./folder-lock.ts";
import type { Lead } from "./lead.ts";
import { parseLead } from "./parse-lead.ts";

/**
 * The leads on disk: `leads.jsonl`, one JSON object a line, only ever appended to until it is emptied on purpose.
 * A lead whose `append` has resolved is on the disk and survives the process and the machine being cut off.
 */
export class LeadStore {
  readonly #file: FileHandle;
  readonly #lock: { release(): void };
  readonly #leads: Lead[];
  /** Whether the file may end in the middle of a line: the next one then starts with a line break. */
  #isTorn: boolean;
  #lastTurn: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, lock: { release(): void }, leads: Lead[], isTorn: boolean) {
    this.#file = file;
    this.#lock = lock;
    this.#leads = leads;
    this.#isTorn = isTorn;
  }

  /**
   * Opens the store of a folder, made if it is missing, and reads what is there. A line that cannot be read, as a
   * kill in the middle of a write leaves it, is reported to `log`, passed over and left in the file: it was never
   * acknowledged, but a person may still want to see it. The file is its owner's alone, since it holds names and telephone
   * numbers, and so is a folder that is made here. Rejects with the file system's error, or FolderTakenError.
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

  /** The leads in the order in which they were stored. */
  all(): readonly Lead[] {
    return this.#leads;
  }

  /** Resolves once the lead is on the disk; rejects with the file system's error, the lead then not counted. */
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

  /** Forgets all leads, on the disk too. */
  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#file.truncate(0);
      await this.#file.datasync();
      this.#isTorn = false;
      this.#leads.length = 0;
    });
  }

  /** Lets what is being written end, then closes the file and lets other inboxes in. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#file.close();
      this.#lock.release();
    });
  }

  /** One write at a time: two at once could mix their bytes, and order in the file is order of arrival. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }
}

/** A new file outlives a power cut only once its folder's entry is on the disk; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
