import { readMemo, writeMemo } from "../store/memo.ts";
import type { Store } from "../store/open-store.ts";
import {
  type CommuneRegistry,
  type CommuneTexts,
  communeRegistry,
  installedCommunes,
  registryOf,
} from "./commune-registry.ts";

const NAMES = ["insee", "names", "rests", "departments", "placeWords"] as const;
const memoName = (name: keyof CommuneTexts) => `communes/${name}`;

/** The registry of all communes as the store has it, which takes a fifth of the time; else that of the installed package. */
export function communesIn(store: Store | undefined, code: string): CommuneRegistry {
  const remembered = NAMES.map((name) => store && readMemo(store, memoName(name), code));
  if (!remembered.every((value) => value !== undefined)) return communeRegistry();
  const texts = remembered.map((value) => () => Buffer.from(value).toString("utf8").split("\n"));
  return registryOf(Object.fromEntries(NAMES.map((name, i) => [name, texts[i]])) as unknown as CommuneTexts);
}

/** The same for the first thread, which fills the store. `code` is the hash of the code that reads it and of packages. */
export function rememberedCommunes(store: Store, code: string): CommuneRegistry {
  if (readMemo(store, memoName("placeWords"), code) === undefined) {
    const installed = installedCommunes();
    for (const name of NAMES) writeMemo(store, memoName(name), code, installed[name]().join("\n"));
  }
  return communesIn(store, code);
}
