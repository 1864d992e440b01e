import { type Store, sumOf } from "./open-store.ts";

/** Reads a memo; undefined if its key differs or its checksum does not match. */
export function readMemo(store: Store, name: string, key: string): Uint8Array | undefined {
  const row = store.prepare("select value, sum from memo where name = ? and key = ?").get(name, key);
  const value = row?.["value"];
  return value instanceof Uint8Array && sumOf(name + key, value) === row?.["sum"] ? value : undefined;
}

/** Stores a memo with its key, in place of the memo of that name. */
export function writeMemo(store: Store, name: string, key: string, value: Uint8Array | string): void {
  const bytes = typeof value === "string" ? Buffer.from(value) : value;
  const insert = store.prepare("insert or replace into memo values (?, ?, ?, ?)");
  insert.run(name, key, bytes, sumOf(name + key, bytes));
}

/** Removes a memo, with any key. */
export function forgetMemo(store: Store, name: string): void {
  store.prepare("delete from memo where name = ?").run(name);
}

const utf8 = new TextDecoder();

/** Reads a memo as JSON; undefined as for `readMemo`. */
export function readMemoJson(store: Store, name: string, key: string): unknown {
  const value = readMemo(store, name, key);
  return value === undefined ? undefined : JSON.parse(utf8.decode(value));
}

/** Gives the key of a memo; undefined if it is missing. */
export const memoKey = (store: Store, name: string): string | undefined =>
  store.prepare("select key from memo where name = ?").get(name)?.["key"] as string | undefined;

/** Gives a memo with its key, as JSON; undefined if it is missing or damaged. */
export function lastMemo(store: Store, name: string): { key: string; value: unknown } | undefined {
  const key = memoKey(store, name);
  if (key === undefined) return undefined;
  const value = readMemoJson(store, name, key);
  return value === undefined ? undefined : { key, value };
}

/** Gives a memo, as JSON; makes and stores it if it is missing, damaged or of another key. */
export function cached<Value>(store: Store, name: string, key: string, make: () => Value): Value {
  const last = readMemoJson(store, name, key) as Value | undefined;
  if (last !== undefined) return last;
  const made = make();
  writeMemo(store, name, key, JSON.stringify(made));
  return made;
}
