import { join } from "node:path";
import {
  type CommuneRegistry,
  type CommuneTexts,
  communeRegistry,
  installedCommunes,
  registryOf,
} from "./commune-registry.ts";
import { readKeptTable, writeKeptTable } from "./kept-table.ts";

/**
 * The registry of all communes from a file in `cacheDir`, which takes a fifth of the time. `code` is the hash of the code
 * that reads it and of installed packages: with another one the file is written anew, and without it nothing is kept.
 */
export function keptCommunes(cacheDir: string, code: string | undefined): CommuneRegistry {
  if (code === undefined) return communeRegistry();
  const file = join(cacheDir, "commune-texts.bin");
  const table = readKeptTable(file);
  if (table?.head === code) return registryOf(mapped((name) => () => table.texts(name)));
  const installed = installedCommunes();
  writeKeptTable(
    file,
    code,
    mapped((name) => installed[name]()),
  );
  return registryOf(installed);
}

const mapped = <Value>(of: (name: keyof CommuneTexts) => Value): Record<keyof CommuneTexts, Value> => ({
  insee: of("insee"),
  names: of("names"),
  rests: of("rests"),
  departments: of("departments"),
  placeWords: of("placeWords"),
});
