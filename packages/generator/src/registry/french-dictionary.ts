import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decodeTrie } from "cspell-trie-lib";
import type { Dictionary } from "../4-check/texts/spelling.ts";
import { readKept, writeKept } from "./kept-file.ts";

const SUGGESTIONS = 3;
/** Far more than the unpacked list has. */
const MOST_BYTES = 2 ** 28;
/** Words with an apostrophe inside, which the list has only in halves. */
const WITH_APOSTROPHE =
  "aujourd'hui entr'ouvert prud'homal prud'homale prud'homme prud'hommes presqu'île quelqu'un";

/**
 * The French dictionary of the cspell project, with the words of the file `ownWords`, if there is one (one a line,
 * `#` begins a comment).
 * Its list takes two seconds to unpack, so what comes out is kept in `cacheDir`, named by the list's hash.
 */
export async function frenchDictionary(cacheDir: string, ownWords: string): Promise<Dictionary> {
  const trie = decodeTrie(await unpacked(packedWords(), cacheDir));
  const lines = existsSync(ownWords) ? readFileSync(ownWords, "utf8").split("\n") : [];
  const own = new Set([
    ...WITH_APOSTROPHE.split(" "),
    ...lines.map((line) => line.replace(/#.*/, "").trim()),
  ]);
  return {
    has(word) {
      const typed = word.replaceAll("’", "'");
      return own.has(typed) || trie.has(typed);
    },
    suggest: (word) => trie.suggest(word, { numSuggestions: SUGGESTIONS, includeTies: false }),
  };
}

async function unpacked(list: Buffer<ArrayBuffer>, cacheDir: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(list).digest("hex").slice(0, 16);
  const file = join(cacheDir, `dictionary-fr-${key}.bin`);
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  // In a process of its own: this one would keep the memory that unpacking takes.
  const program = fileURLToPath(new URL("./unpack-dictionary.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    encoding: "buffer",
    maxBuffer: MOST_BYTES,
  });
  const bytes = new Uint8Array(stdout);
  writeKept(file, bytes);
  return bytes;
}

/** The packed list of words. */
export function packedWords(): Buffer<ArrayBuffer> {
  const require = createRequire(import.meta.url);
  return readFileSync(join(dirname(require.resolve("@cspell/dict-fr-fr/cspell-ext.json")), "fr-fr.trie.gz"));
}
