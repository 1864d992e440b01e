import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Outbox } from "./delivery-port.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { OUTBOX_NAME } from "./outbox-terms.data.ts";

const STORE = "requests";
/** A storage that does not answer counts as none: better said than a form that stays at « Envoi… ». */
const STORAGE_TIMEOUT = 2000;

interface Schema extends DBSchema {
  [STORE]: { key: string; value: OutboxEntry };
}

/** What an entry lacks that a page of an earlier version has stored. */
const complete = (entry: OutboxEntry): OutboxEntry => ({ ...EARLIER, ...entry });
const EARLIER = { revision: 1, triedAt: 0 };

/** The outbox in IndexedDB, shared by all tabs and the service worker. Only `put` makes it where there is none. */
export const idbOutbox: Outbox = {
  get: async (submissionId) => {
    const entry = await ifThere((database) => database.get(STORE, submissionId));
    return entry && complete(entry);
  },
  all: async () => ((await ifThere((database) => database.getAll(STORE))) ?? []).map(complete),
  put: (entry) =>
    inTime(
      withDatabase(async (database) => {
        // On the disk before the request leaves, even if the machine goes off.
        const write = database.transaction(STORE, "readwrite", { durability: "strict" });
        await Promise.all([write.store.put(entry), write.done]);
      }),
    ),
  remove: (submissionId) => ifThere((database) => database.delete(STORE, submissionId)),
};

type Task<Result> = (database: IDBPDatabase<Schema>) => Promise<Result>;

const ifThere = <Result>(task: Task<Result>): Promise<Result | undefined> =>
  inTime(isOutboxThere().then((isThere) => (isThere ? withDatabase(task) : undefined)));

/** Opens and closes it at every call. */
async function withDatabase<Result>(task: Task<Result>): Promise<Result> {
  const database = await openDB<Schema>(OUTBOX_NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "submissionId" }),
  });
  return task(database).finally(() => database.close());
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The storage does not answer")), STORAGE_TIMEOUT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether there is an outbox, without making one. Browsers that can't say (before 2024) count as having one. */
async function isOutboxThere(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === OUTBOX_NAME) ?? true;
}
