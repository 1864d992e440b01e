/** What stays of builds before this one, for pages that visitors have open. */
export interface KeptBuilds {
  /** Beginnings of the paths of what such a page may yet ask for; their names change with their content. */
  readonly prefixes: readonly string[];
  /** Of how many builds that replaced some of these, at most. */
  readonly builds: number;
}

/** Paths that are out though the site has them no more: those of the last build that replaced any, then of the one before. */
export type Generations = readonly (readonly string[])[];

/**
 * What of the files that are out stays a while longer. A build that replaces nothing takes no generation's place, so
 * that small changes in a row don't take away what the last large one replaced; and what a build that was killed left
 * behind counts as one, so that nothing stays for ever.
 */
export function keptGenerations(
  present: Iterable<string>,
  wanted: ReadonlySet<string>,
  last: Generations,
  { prefixes, builds }: KeptBuilds,
): Generations {
  const isPresent = new Set(present);
  const before = last.map((paths) => paths.filter((path) => isPresent.has(path) && !wanted.has(path)));
  const isOld = new Set(before.flat());
  const replaced = [...isPresent]
    .filter((path) => !wanted.has(path) && !isOld.has(path))
    .filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    .sort();
  return [replaced, ...before].filter((paths) => paths.length > 0).slice(0, builds);
}
