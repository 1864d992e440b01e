import { watch } from "node:fs";
import { join } from "node:path";

/** One save can be several events, and a change of branch hundreds: all that come within this time are one change. */
const SETTLE_MS = 10;

export interface FolderWatch {
  close(): void;
}

/**
 * Calls back with the files that were added, changed or removed under any of the folders. Vite's own watcher reads
 * all of a folder again when one file in it is saved; with thousands of files that takes longer than the page.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
  onError: (error: Error) => void,
): FolderWatch {
  let changed = new Set<string>();
  const note = (path: string) => {
    changed.add(path);
    if (changed.size > 1) return;
    setTimeout(() => {
      const paths = [...changed];
      changed = new Set();
      onChange(paths);
    }, SETTLE_MS);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, (_event, name) =>
      note(name === null ? folder : join(folder, name)),
    ).on("error", onError),
  );
  return {
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
