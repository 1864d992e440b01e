import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decodeTrie } from "cspell-trie-lib";
import type { Dictionary } from "../4-check/file/spelling.ts";
import { once } from "../once.ts";
import { canKeepIn, readKept, writeKept } from "../store/kept-file.ts";

const SUGGESTIONS = 3;
/** Far more than the unpacked list has. */
const MOST_BYTES = 2 ** 28;
/** Words with an apostrophe inside, which the list has only in halves. */
const WITH_APOSTROPHE =
  "aujourd'hui entr'ouvert prud'homal prud'homale prud'homme prud'hommes presqu'île quelqu'un";

/**
 * The French dictionary of the cspell project, with the words of the file `ownWords`, if there is one (one a line,
 * `#` begins a comment).
 */
export async function frenchDictionary(cacheDir: string, ownWords: string): Promise<Dictionary> {
  await unpackDictionary(cacheDir);
  return openDictionary(cacheDir, ownWords);
}

/** Its list takes a second to unpack, so what comes out is kept in `cacheDir`, if it can be, named by the list's hash. */
export async function unpackDictionary(cacheDir: string): Promise<void> {
  const file = unpackedFile(cacheDir);
  if (existsSync(file) || !canKeepIn(cacheDir)) return;
  // In a process of its own: this one would keep the memory that unpacking takes.
  const { stdout } = await promisify(execFile)(process.execPath, [UNPACKER], {
    encoding: "buffer",
    maxBuffer: MOST_BYTES,
  });
  writeKept(file, stdout);
}

/** The same dictionary, read when a word is first asked for. Whoever can should have it unpacked by then: the thread waits. */
export function openDictionary(cacheDir: string, ownWords: string): Dictionary {
  const opened = once(() => {
    const file = unpackedFile(cacheDir);
    const list = readKept(file) ?? unpackNow(file);
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
    // The list has words without their accents beside them, to be found by these alone: they are not right.
    suggest: (word) =>
      opened()
        .trie.suggest(word, { numSuggestions: SUGGESTIONS * 2, includeTies: false })
        .filter(has)
        .slice(0, SUGGESTIONS),
  };
}

/** Unpacks what is not there yet, or was damaged since. */
function unpackNow(file: string): Uint8Array<ArrayBuffer> {
  const list = new Uint8Array(execFileSync(process.execPath, [UNPACKER], { maxBuffer: MOST_BYTES }));
  if (canKeepIn(dirname(file))) writeKept(file, list);
  return list;
}

const UNPACKER = fileURLToPath(new URL("./unpack-dictionary.ts", import.meta.url));

const unpackedFile = (cacheDir: string) => join(cacheDir, `dictionary-fr-${listKey()}.bin`);

/** Hash of the packed list. */
const listKey = once(() => createHash("sha256").update(packedWords()).digest("hex").slice(0, 16));

/** The packed list of words. */
export function packedWords(): Buffer<ArrayBuffer> {
  const require = createRequire(import.meta.url);
  return readFileSync(join(dirname(require.resolve("@cspell/dict-fr-fr/cspell-ext.json")), "fr-fr.trie.gz"));
}
