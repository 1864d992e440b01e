import type { Store } from "./open-store.ts";
import { readRows, rowWriter } from "./rows.ts";

/** Reads a memo; undefined if it is missing or damaged, or if its key differs. */
export const readMemo = (store: Store, name: string, key: string): string | Uint8Array | undefined =>
  readRows(store, "memo", "where name = ? and key = ?", name, key)[0]?.[2];

/** Stores a memo with its key, in place of the memo of that name. */
export const writeMemo = (store: Store, name: string, key: string, value: string | Uint8Array): void =>
  rowWriter(store, "memo")(name, key, value);

/** Removes a memo, with any key. */
export function deleteMemo(store: Store, name: string): void {
  store.prepare("delete from memo where name = ?").run(name);
}

/** Reads a memo as JSON; undefined as for `readMemo`. */
export function readMemoJson(store: Store, name: string, key: string): unknown {
  const value = readMemo(store, name, key);
  return value === undefined ? undefined : JSON.parse(String(value));
}

/** Gives the key of a memo; undefined if it is missing. */
export const memoKey = (store: Store, name: string): string | undefined =>
  store.prepare("select key from memo where name = ?").get(name)?.["key"] as string | undefined;

/** Gives a memo with its key, as JSON; undefined if it is missing or damaged. */
export function lastMemo(store: Store, name: string): { key: string; value: unknown } | undefined {
  const [row] = readRows(store, "memo", "where name = ?", name);
  return row && { key: row[1], value: JSON.parse(String(row[2])) };
}

/** Gives a memo, as JSON; makes and stores it if it is missing, damaged or of another key. */
export function cached<Value>(store: Store, name: string, key: string, make: () => Value): Value {
  const last = readMemoJson(store, name, key) as Value | undefined;
  if (last !== undefined) return last;
  const made = make();
  writeMemo(store, name, key, JSON.stringify(made));
  return made;
}
