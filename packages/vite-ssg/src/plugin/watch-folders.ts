import { sep } from "node:path";
import type { ViteDevServer } from "vite";

/** One save can be several events, and a change of branch hundreds: all that come within this time are one change. */
const SETTLE_MS = 10;

/** Calls back with the files that were added, changed or removed under any of the folders. */
export function watchFolders(
  watcher: ViteDevServer["watcher"],
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
): void {
  let changed = new Set<string>();
  watcher.add([...folders]);
  watcher.on("all", (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder + sep))) return;
    changed.add(path);
    if (changed.size > 1) return;
    setTimeout(() => {
      const paths = [...changed];
      changed = new Set();
      onChange(paths);
    }, SETTLE_MS);
  });
}
