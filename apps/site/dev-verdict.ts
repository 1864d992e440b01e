import type { FileTexts } from "@vitrine/generator/generate";
import { inOrder } from "@vitrine/generator/in-order";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { devCheck } from "./dev-check.ts";
import type { DevPlaces } from "./site-dev.ts";
import { authorNews } from "./author-news.ts";

/** What the check of the whole content last said, kept up with what has been saved since. */
export interface DevVerdict {
  /** Told of saved files, by their paths under the content folder. */
  saved(files: readonly string[]): void;
  /** Told of the errors that a save shows, to tell the author. */
  seen(errors: readonly Diagnostic[]): void;
  /** What is wrong by the check, except in files saved since it began, and by what was seen `now`. */
  with(now: readonly Diagnostic[], isWanted?: (one: Diagnostic) => boolean): readonly Diagnostic[];
  /** Checks soon. */
  soon(): void;
  close(): void;
}

/** Checks the content behind the development server's work, and tells the author what is new; `ended` hears of each end. */
export function devVerdict(
  { content, cache, say }: DevPlaces,
  texts: Pick<FileTexts, "get">,
  ended: () => void,
): DevVerdict {
  let verdict: readonly Diagnostic[] = [];
  /** The files that were saved since the check began whose verdict this is, and since the one that is at work. */
  let sinceVerdict = new Set<string>();
  const sinceBegun = new Set<string>();
  const news = say && authorNews(say, content, (file) => texts.get(file));
  const check = devCheck({
    content,
    cache,
    began: () => sinceBegun.clear(),
    ended(found) {
      verdict = found;
      sinceVerdict = new Set(sinceBegun);
      news?.found(() => found);
      ended();
    },
    failed: (why) => say?.(why),
  });
  return {
    saved(files) {
      for (const file of files) for (const since of [sinceVerdict, sinceBegun]) since.add(file);
    },
    seen: (errors) => news?.seen(() => errors),
    with(now, isWanted = () => true) {
      const known = [...now, ...verdict.filter(({ file }) => !sinceVerdict.has(file))].filter(isWanted);
      return inOrder([...new Map(known.map((one) => [JSON.stringify(one), one])).values()]);
    },
    soon: check.soon,
    close: check.close,
  };
}
