import { relative } from "node:path";
import type { SiteFolders } from "../site-folders.ts";
import { shortHash } from "../files/short-hash.ts";
import { lastMemo, memoKey, writeMemo } from "./memo.ts";
import type { Store } from "./open-store.ts";

type OutputFolders = Pick<SiteFolders, "cacheDir" | "outDir">;

/** Relative paths give every copy of the workspace the same name. */
const memoName = ({ cacheDir, outDir }: OutputFolders) =>
  `published/${shortHash(relative(cacheDir, outDir))}`;

/** Gives the routes that builds have published into a folder since the cache began. */
export const readPublished = (store: Store, folders: OutputFolders): readonly string[] =>
  (lastMemo(store, memoName(folders))?.value as readonly string[] | undefined) ?? [];

/** Gives a hash of those routes, without reading them. */
export const publishedKey = (store: Store, folders: OutputFolders): string =>
  memoKey(store, memoName(folders)) ?? "";

/** Adds the routes of a build. */
export function addPublished(store: Store, folders: OutputFolders, routes: readonly string[]): void {
  const known = readPublished(store, folders);
  const added = new Set(routes).difference(new Set(known));
  if (added.size === 0) return;
  const all = [...known, ...added].sort();
  writeMemo(store, memoName(folders), shortHash(JSON.stringify(all)), all);
}
