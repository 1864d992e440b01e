import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeKept } from "./kept-file.ts";
import { readKeptTable, writeKeptTable } from "./kept-table.ts";

const folder = mkdtempSync(join(tmpdir(), "table-"));
const file = join(folder, "table.bin");
afterAll(() => rmSync(folder, { recursive: true }));

it("keeps its columns as they were, whatever the length of what stands before them", () => {
  const columns = { paths: ["zones/l’haÿ.yaml", "", "a\nb"], none: [], empty: [""] };
  const many = Array.from({ length: 600 }, (_, i) => "é".repeat(i % 7) + i);
  const sizes = Float64Array.of(0.1, 2 ** 53 - 1, -1);
  for (const head of ["", "é", { pages: 12 }, null]) {
    writeKeptTable(file, head, { ...columns, sizes }, { many, ...columns });
    const table = readKeptTable(file);
    expect(table?.head).toEqual(head);
    for (const [name, column] of Object.entries(columns)) {
      expect(table?.texts(name)).toEqual(column);
      expect(column.map((_, row) => table?.textAt(name)(row))).toEqual(column);
    }
    expect(many.map((_, row) => table?.textAt("many")(row))).toEqual(many);
    expect(table?.numbers("sizes")).toEqual(sizes);
  }
});

it("takes what was kept in another form for nothing", () => {
  for (const content of ["", "{}", '{"zones/clichy.yaml":["0f",[1,2,3,4]]}']) {
    writeKept(file, content);
    expect(readKeptTable(file)).toBeUndefined();
  }
});
