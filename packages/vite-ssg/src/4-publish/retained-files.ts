/** The rule for files that outlive their build, because visitors may have an older page open. */
export interface Retention {
  /** Path prefixes of files that an open page may still request; their names change with their content. */
  readonly prefixes: readonly string[];
  /** The number of builds whose replaced files stay. */
  readonly builds: number;
}

/** Published paths that the site no longer uses, by the build that replaced them, the last one first. */
export type Generations = readonly (readonly string[])[];

/**
 * Selects the published files that outlive their build. A build that replaces nothing adds no generation, so
 * that a series of small changes can't drop the files of the last large one. Files of a killed build count as
 * one generation, so that they disappear in time.
 */
export function retainedFiles(
  present: Iterable<string>,
  wanted: Pick<ReadonlySet<string>, "has">,
  last: Generations,
  { prefixes, builds }: Retention,
): Generations {
  const published = new Set(present);
  const before = last.map((paths) => paths.filter((path) => published.has(path) && !wanted.has(path)));
  const replacedBefore = new Set(before.flat());
  const replaced = [...published]
    .filter((path) => !wanted.has(path) && !replacedBefore.has(path))
    .filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    .sort();
  return [replaced, ...before].filter((paths) => paths.length > 0).slice(0, builds);
}
