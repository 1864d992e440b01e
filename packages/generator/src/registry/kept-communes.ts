import { join } from "node:path";
import {
  type CommuneColumns,
  type CommuneRegistry,
  communeRegistry,
  installedCommunes,
  registryOf,
} from "./commune-registry.ts";
import { type KeptTable, readKeptTable, writeKeptTable } from "./kept-table.ts";

/**
 * The registry of all communes from a file in `cacheDir`, which takes a fifth of the time. `code` is the hash of all code
 * and installed packages: with another one the file is written anew, and without it nothing is kept.
 */
export function keptCommunes(cacheDir: string, code: string | undefined): CommuneRegistry {
  if (code === undefined) return communeRegistry();
  const file = join(cacheDir, "communes.bin");
  const table = readKeptTable(file);
  if (table?.head === code) return registryOf(columnsOf(table));
  const columns = installedCommunes();
  writeKeptTable(file, code, { ...columns });
  return registryOf(columns);
}

const columnsOf = ({ texts, numbers }: KeptTable): CommuneColumns => ({
  insee: texts("insee"),
  names: texts("names"),
  elides: texts("elides"),
  departments: texts("departments"),
  departmentNames: texts("departmentNames"),
  postalCodes: texts("postalCodes"),
  populations: numbers("populations"),
  divided: texts("divided"),
  placeWords: texts("placeWords"),
});
