import { join } from "node:path";

/** The words that the author adds to the dictionary, by their path under the content folder. */
export const OWN_WORDS = "dictionary.txt";

/** Where they stand. */
export const ownWordsOf = (contentDir: string) => join(contentDir, OWN_WORDS);
