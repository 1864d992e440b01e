import { join } from "node:path";
import { unpackDictionary } from "../src/dictionary/french-dictionary.ts";
import { copyStore } from "./copy-store.ts";
import { openStore } from "../src/store/open-store.ts";

const CACHE = join(import.meta.dirname, "../node_modules/.cache");

/** A store with the dictionary, for all tests, since unpacking it takes a second. */
export const dictionaryStore = openStore(CACHE);
await unpackDictionary(dictionaryStore);

/** Makes a cache folder that has nothing but the dictionary. */
export const copyDictionary = (cacheDir: string): void => copyStore(CACHE, cacheDir, ["dictionary"]);
