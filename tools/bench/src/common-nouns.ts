import { gunzipSync } from "node:zlib";
import { packedWords } from "@vitrine/generator/french-dictionary";
import { convertToBTrie, decodeTrie } from "cspell-trie-lib";

/** Endings that nouns have, so that sentences made of these words can be read. */
const NOUN = /^\p{Ll}{2,6}(?:age|ment|tion|teur|ture|ette|ance|oir|ade|isme|erie|ité)$/u;
const WORDS = 6000;

/** 6,000 French nouns that the spelling check knows, the same on every run. */
export async function commonNouns(): Promise<readonly string[]> {
  const list = gunzipSync(packedWords());
  const { content } = await convertToBTrie({ url: new URL("file:///fr-fr.trie"), content: list });
  const nouns = new Set<string>();
  const trie = decodeTrie(typeof content === "string" ? new TextEncoder().encode(content) : content);
  for (const word of trie.words()) if (NOUN.test(word)) nouns.add(word.normalize());
  const sorted = [...nouns].sort();
  const step = sorted.length / WORDS;
  return Array.from({ length: WORDS }, (_, i) => sorted[Math.floor(i * step)] as string);
}
