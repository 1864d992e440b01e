import type { SQLInputValue } from "node:sqlite";
import { crc32 } from "node:zlib";
import { type ROW_TABLES, rowsOf, type Store, throwDamaged } from "./open-store.ts";

type Table = (typeof ROW_TABLES)[number];

type Value = string | Uint8Array;

type Row = [name: string, key: string, value: Value, sum: number];

/** Computes a row's checksum. SQLite notices no changed byte, and one changed bit can make bytes of a text. */
const sumOf = (name: string, key: string, value: Value) =>
  crc32(value, crc32(`${typeof value} ${name} ${key}`));

/** False for a row that is not what was written. */
const isIntact = ([name, key, value, sum]: Row) =>
  (typeof value === "string" || value instanceof Uint8Array) && sumOf(name, key, value) === sum;

const selectFrom = (table: Table) => `select name, key, value, sum from ${table}`;

/** Gives a function that writes a row, in place of the row of that name. */
export function rowWriter(store: Store, table: Table): (name: string, key: string, value: Value) => void {
  const insert = store.prepare(`insert or replace into ${table} values (?, ?, ?, ?)`);
  return (name, key, value) => void insert.run(name, key, value, sumOf(name, key, value));
}

/** Gives a function that reads a row's value; undefined for a missing row. It throws `DamagedStore` for a damaged one. */
export function rowReader<Read extends Value>(
  store: Store,
  table: Table,
): (name: string) => Read | undefined {
  const select = store.prepare(`${selectFrom(table)} where name = ?`, { returnArrays: true });
  return (name) => {
    const row = select.get(name) as unknown as Row | undefined;
    // A damaged index may lead to the row of another name.
    if (row !== undefined && (row[0] !== name || !isIntact(row))) throwDamaged(table);
    return row?.[2] as Read | undefined;
  };
}

/** Reads the rows that an SQL condition selects, without those that are damaged. */
export const readRows = (
  store: Store,
  table: Table,
  condition = "",
  ...values: readonly SQLInputValue[]
): Row[] => rowsOf<Row>(store, `${selectFrom(table)} ${condition}`, ...values).filter(isIntact);

/** Reads a table's rows one by one, without those that are damaged: all at once they take memory for the whole table. */
export function* eachRow(store: Store, table: Table): Generator<Row> {
  const select = store.prepare(selectFrom(table), { returnArrays: true });
  for (const row of select.iterate() as Iterable<unknown>) if (isIntact(row as Row)) yield row as Row;
}
