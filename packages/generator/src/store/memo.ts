import type { Store } from "./open-store.ts";
import { readRows, rowWriter } from "./rows.ts";

/** Reads a memo, plain data; undefined if it is missing or damaged, or if its key differs. */
export function readMemo(store: Store, name: string, key: string): unknown {
  // The value of another key may have megabytes.
  if (memoKey(store, name) !== key) return undefined;
  const last = lastMemo(store, name);
  return last?.key === key ? last.value : undefined;
}

/** Stores plain data as a memo with its key, in place of the memo of that name. */
export const writeMemo = (store: Store, name: string, key: string, value: unknown): void =>
  rowWriter(store, "memo")(name, key, JSON.stringify(value));

/** Removes a memo, with any key. */
export function deleteMemo(store: Store, name: string): void {
  store.prepare("delete from memo where name = ?").run(name);
}

/** Gives the key of a memo; undefined if it is missing. */
export const memoKey = (store: Store, name: string): string | undefined =>
  store.prepare("select key from memo where name = ?").get(name)?.["key"] as string | undefined;

/** Gives a memo with its key; undefined if it is missing or damaged. */
export function lastMemo(store: Store, name: string): { key: string; value: unknown } | undefined {
  // A damaged index may lead to the row of another.
  const row = readRows(store, "memo", "where name = ?", name).find(([found]) => found === name);
  return row && { key: row[1], value: JSON.parse(String(row[2])) };
}

/** Gives a memo; makes and stores it if it is missing, damaged or of another key. */
export async function cached<Value>(
  store: Store,
  name: string,
  key: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const last = readMemo(store, name, key) as Value | undefined;
  if (last !== undefined) return last;
  const made = await make();
  writeMemo(store, name, key, made);
  return made;
}
