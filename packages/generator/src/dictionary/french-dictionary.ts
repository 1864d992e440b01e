import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decodeTrie } from "cspell-trie-lib";
import type { Dictionary } from "../4-check/file/spelling.ts";
import { once } from "../once.ts";
import { shortHash } from "../store/file-hash.ts";
import { readMemo, writeMemo } from "../store/memo.ts";
import type { Store } from "../store/open-store.ts";

const MEMO = "dictionary";
const SUGGESTIONS = 3;
/** Far more than the unpacked list has. */
const MOST_BYTES = 2 ** 28;
/** Words with an apostrophe inside, which the list has only in halves. */
const WITH_APOSTROPHE =
  "aujourd'hui entr'ouvert prud'homal prud'homale prud'homme prud'hommes presqu'île quelqu'un";

/** Unpacks the list of French words into the store, which takes a second, unless it is there. */
export async function unpackDictionary(store: Store): Promise<void> {
  if (readMemo(store, MEMO, listKey()) !== undefined) return;
  // In a process of its own: this one would keep the memory that unpacking takes.
  const { stdout } = await promisify(execFile)(process.execPath, [UNPACKER], {
    encoding: "buffer",
    maxBuffer: MOST_BYTES,
  });
  writeMemo(store, MEMO, listKey(), stdout);
}

/**
 * The French dictionary of the cspell project, with the words of the file `ownWords`, if there is one (one a line,
 * `#` begins a comment). It is read when a word is first asked for, and unpacked then where the store does not have it:
 * the thread waits.
 */
export function openDictionary(store: Store | undefined, ownWords: string): Dictionary {
  const opened = once(() => {
    const list =
      (store && readMemo(store, MEMO, listKey())) ??
      execFileSync(process.execPath, [UNPACKER], { maxBuffer: MOST_BYTES });
    const lines = existsSync(ownWords) ? readFileSync(ownWords, "utf8").normalize().split("\n") : [];
    const own = new Set([
      ...WITH_APOSTROPHE.split(" "),
      ...lines.map((line) => line.replace(/#.*/, "").trim()),
    ]);
    return { trie: decodeTrie(Uint8Array.from(list)), own };
  });
  const has = (word: string) => {
    const { trie, own } = opened();
    const typed = word.replaceAll("’", "'");
    return own.has(typed) || trie.has(typed);
  };
  return {
    has,
    // The list has words without their accents beside them, to be found by these alone: they are not right.
    suggest: (word) =>
      opened()
        .trie.suggest(word, { numSuggestions: SUGGESTIONS * 2, includeTies: false })
        .filter(has)
        .slice(0, SUGGESTIONS),
  };
}

const UNPACKER = fileURLToPath(new URL("./unpack-dictionary.ts", import.meta.url));

/** Hash of the packed list. */
const listKey = once(() => shortHash(packedWords()));

/** The packed list of words. */
export function packedWords(): Buffer<ArrayBuffer> {
  const require = createRequire(import.meta.url);
  return readFileSync(join(dirname(require.resolve("@cspell/dict-fr-fr/cspell-ext.json")), "fr-fr.trie.gz"));
}
