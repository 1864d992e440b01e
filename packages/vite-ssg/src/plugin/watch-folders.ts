import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join, sep } from "node:path";

/** One save can be several events, and a change of branch hundreds: all that come within this time are one change. */
const SETTLE_MS = 10;

/**
 * Linux watches folder by folder, and Node's recursive watching keeps the path of every file there: with very many
 * files that is a fifth of a second before the first page. Other systems watch a whole tree at once.
 */
const IS_RECURSIVE = process.platform !== "linux";

export interface FolderWatch {
  close(): void;
}

export interface WatchOptions {
  /** Called with the files and folders that were added, changed or removed. */
  readonly onChange: (paths: readonly string[]) => void;
  readonly onError: (error: Error) => void;
  /** Names of files and folders whose changes nobody wants to know. */
  readonly leftOut?: ReadonlySet<string>;
}

/**
 * Watches folders with all that is in them, from now on. Vite's own watcher reads all of a folder again when one file in
 * it is saved, and watches every module by itself; with thousands of files that takes longer than the page.
 */
export function watchFolders(
  folders: readonly string[],
  { onChange, onError, leftOut = new Set() }: WatchOptions,
): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let changed = new Set<string>();
  function note(path: string): void {
    if (changed.size === 0)
      setTimeout(() => {
        const paths = [...changed];
        changed = new Set();
        onChange(paths);
      }, SETTLE_MS);
    changed.add(path);
  }
  /** Watches a folder and those in it; calls back with each file that is there already. */
  function follow(folder: string, found: (file: string) => void): void {
    if (watchers.has(folder)) return;
    try {
      watchers.set(folder, watched(folder));
      if (IS_RECURSIVE) return;
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (leftOut.has(entry.name)) continue;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) follow(path, found);
        else found(path);
      }
    } catch (error) {
      // It went away meanwhile: that is an event of the folder around it.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") onError(error as Error);
    }
  }
  function watched(folder: string): FSWatcher {
    const watcher = watch(folder, { recursive: IS_RECURSIVE, persistent: false }, (event, name) => {
      if (name === null) return note(folder);
      if (name.split(sep).some((part) => leftOut.has(part))) return;
      const path = join(folder, name);
      if (event === "rename" && !IS_RECURSIVE) followAgain(path);
      note(path);
    });
    return watcher.on("error", onError);
  }
  /** A folder may have come or gone by this name; files of one that came were written before it was watched. */
  function followAgain(path: string): void {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) follow(path, note);
  }
  for (const folder of folders) follow(folder, () => {});
  return {
    close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
