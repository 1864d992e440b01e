import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decodeTrie } from "cspell-trie-lib";
import { once } from "../once.ts";
import { shortHash } from "../files/short-hash.ts";
import { memoKey } from "../store/memo.ts";
import { rowReader, rowWriter } from "../store/rows.ts";
import type { Store } from "../store/open-store.ts";

/** The words of a language; a test fakes them with a set. */
export interface Dictionary {
  has(word: string): boolean;
  /** Gives similar words, the likeliest first. */
  suggest(word: string): readonly string[];
}

const MEMO = "dictionary";
const SUGGESTIONS = 3;
/** The most bytes of the unpacked list, far above its size. */
const MAX_BYTES = 2 ** 28;
/** Words with an apostrophe inside; the list has only their halves. */
const WITH_APOSTROPHE =
  "aujourd'hui entr'ouvert prud'homal prud'homale prud'homme prud'hommes presqu'île quelqu'un";

/** Unpacks the list of French words into the store, unless it is there. Unpacking takes a second. */
export async function unpackDictionary(store: Store): Promise<void> {
  if (isStored(store)) return;
  // A process of its own returns the memory of unpacking to the system.
  const { stdout } = await promisify(execFile)(process.execPath, [UNPACKER], {
    encoding: "buffer",
    maxBuffer: MAX_BYTES,
  });
  rowWriter(store, "memo")(MEMO, listKey(), stdout);
}

/**
 * Opens the French dictionary of the cspell project, with the words of the file `ownWords` if it exists. That
 * file has one word a line; `#` begins a comment. The list is read at the first look-up. Without a stored
 * list, it is unpacked then, while the thread waits. Look-ups throw `DamagedStore` if the list is damaged.
 */
export function openDictionary(store: Store | undefined, ownWords: string): Dictionary {
  const opened = once(() => {
    const list = storedList(store) ?? execFileSync(process.execPath, [UNPACKER], { maxBuffer: MAX_BYTES });
    const lines = existsSync(ownWords) ? readFileSync(ownWords, "utf8").normalize().split("\n") : [];
    const own = new Set([
      ...WITH_APOSTROPHE.split(" "),
      ...lines.map((line) => line.replace(/#.*/, "").trim()),
    ]);
    return { trie: decodeTrie(list), own };
  });
  const has = (word: string) => {
    const { trie, own } = opened();
    const typed = word.replaceAll("’", "'");
    return own.has(typed) || trie.has(typed);
  };
  return {
    has,
    // The list also has words without their accents, to find the right ones; the filter removes them. The library
    // would stop after a second, so a busy machine would find other words.
    suggest: (word) =>
      opened()
        .trie.suggest(word, {
          numSuggestions: SUGGESTIONS * 2,
          includeTies: false,
          timeout: Number.POSITIVE_INFINITY,
        })
        .filter(has)
        .slice(0, SUGGESTIONS),
  };
}

const UNPACKER = fileURLToPath(new URL("./unpack-dictionary.ts", import.meta.url));

const isStored = (store: Store) => memoKey(store, MEMO) === listKey();

const storedList = (store: Store | undefined) =>
  store && isStored(store) ? rowReader<Uint8Array<ArrayBuffer>>(store, "memo")(MEMO) : undefined;

/** Hash of the packed list. */
const listKey = once(() => shortHash(packedWords()));

/** Reads the packed list of words. */
export function packedWords(): Buffer<ArrayBuffer> {
  const require = createRequire(import.meta.url);
  return readFileSync(join(dirname(require.resolve("@cspell/dict-fr-fr/cspell-ext.json")), "fr-fr.trie.gz"));
}
