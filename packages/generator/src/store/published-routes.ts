import { relative } from "node:path";
import { shortHash } from "./file-hash.ts";
import { lastMemo, memoKey, writeMemo } from "./memo.ts";
import type { Store } from "./open-store.ts";

interface Places {
  readonly cacheDir: string;
  readonly outDir: string;
}

/** Relative paths give every copy of the workspace the same name. */
const memoName = ({ cacheDir, outDir }: Places) => `published/${shortHash(relative(cacheDir, outDir))}`;

/** Gives the routes that builds have published into a folder since the cache began. */
export const readPublished = (store: Store, places: Places): readonly string[] =>
  (lastMemo(store, memoName(places))?.value as readonly string[] | undefined) ?? [];

/** Gives a hash of those routes, without reading them. */
export const publishedKey = (store: Store, places: Places): string => memoKey(store, memoName(places)) ?? "";

/** Adds the routes of a build. */
export function addPublished(store: Store, places: Places, routes: readonly string[]): void {
  const known = readPublished(store, places);
  const added = new Set(routes).difference(new Set(known));
  if (added.size === 0) return;
  const text = JSON.stringify([...known, ...added].sort());
  writeMemo(store, memoName(places), shortHash(text), text);
}
