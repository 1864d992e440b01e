import { join } from "node:path";

/** Path under the content folder of the author's own dictionary words. */
export const OWN_WORDS = "dictionary.txt";

/** Gives the path on disk of the author's dictionary words. */
export const ownWordsOf = (contentDir: string) => join(contentDir, OWN_WORDS);
