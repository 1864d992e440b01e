import { watch } from "node:fs";
import { join } from "node:path";

/** One save can be several events, and a change of branch hundreds: all that come within this time are one change. */
const SETTLE_MS = 10;

export interface WatchOptions {
  /** Called with the files and folders that were added, changed or removed. */
  readonly onChange: (paths: readonly string[]) => void;
  readonly onError: (error: Error) => void;
}

/**
 * Watches folders with all that is in them until the signal is given. Vite's own watcher reads all of a folder again when
 * one file in it is saved: with 34,900 files that is a second, and two before the first page.
 */
export function watchFolders(
  folders: readonly string[],
  signal: AbortSignal,
  { onChange, onError }: WatchOptions,
): void {
  let changed = new Set<string>();
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true, persistent: false, signal }, (_event, name) => {
      if (changed.size === 0)
        setTimeout(() => {
          const paths = [...changed];
          changed = new Set();
          onChange(paths);
        }, SETTLE_MS);
      changed.add(join(folder, name ?? ""));
    });
    // What went away meanwhile is an event of the folder around it.
    watcher.on("error", (error: NodeJS.ErrnoException) => error.code === "ENOENT" || onError(error));
  }
}
