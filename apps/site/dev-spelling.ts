import { setImmediate } from "node:timers/promises";
import { checkSpelling } from "@vitrine/generator/check-texts";
import { frenchDictionary } from "@vitrine/generator/french-dictionary";
import type { Generated } from "@vitrine/generator/generate";
import { ownWordsOf } from "@vitrine/generator/own-words";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";

/** The longest that a request or a save may wait for the spelling of others, in milliseconds. */
const TURN_MS = 10;

export interface DevSpelling {
  /** The misspellings of a content; of files that have not changed they are known. */
  of(content: Generated["content"]): Promise<readonly Diagnostic[]>;
  /** Reads the author's own words again the next time. */
  forgetWords(): void;
}

/** Looks at spelling beside the server's work. The dictionary, which takes a while, is loaded when first asked. */
export function devSpelling(contentDir: string, cacheDir: string): DevSpelling {
  let dictionary: ReturnType<typeof frenchDictionary> | undefined;
  return {
    async of(content) {
      const known = await (dictionary ??= frenchDictionary(cacheDir, ownWordsOf(contentDir)));
      const found: Diagnostic[] = [];
      let turn = performance.now();
      for (const ofFile of checkSpelling(content, known)) {
        found.push(...ofFile);
        if (performance.now() - turn < TURN_MS) continue;
        await setImmediate();
        turn = performance.now();
      }
      return found;
    },
    forgetWords() {
      dictionary = undefined;
    },
  };
}
