import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Outbox } from "../delivery-port.ts";
import type { OutboxEntry } from "../outbox-entry.ts";
import { uploadTime } from "../quote-request.ts";
import { OUTBOX_NAME } from "./outbox-terms.data.ts";

const STORE = "requests";
/** Milliseconds until a silent storage counts as failed; without them the form would stay at « Envoi… ». */
const STORAGE_TIMEOUT = 2000;

interface Schema extends DBSchema {
  [STORE]: { key: string; value: OutboxEntry };
}

/** Adds the fields that pages of an earlier version did not store. */
const complete = (entry: OutboxEntry): OutboxEntry => ({ ...EARLIER, ...entry });
const EARLIER = { revision: 1, triedAt: 0 };

/** The outbox in IndexedDB, shared by all tabs and the service worker. Only `put` creates the database. */
export const idbOutbox: Outbox = {
  get: async (submissionId) => {
    const entry = await ifThere((database) => database.get(STORE, submissionId));
    return entry && complete(entry);
  },
  all: async () => ((await ifThere((database) => database.getAll(STORE))) ?? []).map(complete),
  put: (entry) =>
    inTime(
      withDatabase(async (database) => {
        // Strict durability puts the request on the disk before it leaves, so that it survives a power cut.
        const write = database.transaction(STORE, "readwrite", { durability: "strict" });
        await Promise.all([write.store.put(entry), write.done]);
      }),
      // A disk is ten times as fast as a slow connection.
      STORAGE_TIMEOUT + uploadTime(entry.entries) / 10,
    ),
  remove: (submissionId) => ifThere((database) => database.delete(STORE, submissionId)),
};

type Task<Result> = (database: IDBPDatabase<Schema>) => Promise<Result>;

const ifThere = <Result>(task: Task<Result>): Promise<Result | undefined> =>
  inTime(isOutboxThere().then((isThere) => (isThere ? withDatabase(task) : undefined)));

/** Opens the database for one task and closes it afterwards. */
async function withDatabase<Result>(task: Task<Result>): Promise<Result> {
  const database = await openDB<Schema>(OUTBOX_NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "submissionId" }),
  });
  return task(database).finally(() => database.close());
}

function inTime<Result>(work: Promise<Result>, limit = STORAGE_TIMEOUT): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The storage does not answer")), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** True if the database exists. Browsers from before 2024 can't tell, and count as having one. */
async function isOutboxThere(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === OUTBOX_NAME) ?? true;
}
