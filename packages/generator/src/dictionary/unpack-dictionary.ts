// Unpacks the list of French words and prints the result.
import { gunzipSync } from "node:zlib";
import { convertToBTrie } from "cspell-trie-lib";
import { packedWords } from "./french-dictionary.ts";

const { content } = await convertToBTrie({
  url: new URL("file:///fr-fr.trie"),
  content: gunzipSync(packedWords()),
});
process.stdout.write(content);
