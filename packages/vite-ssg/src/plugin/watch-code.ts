import { existsSync } from "node:fs";
import { normalizePath, type ViteDevServer } from "vite";
import { type FolderWatch, watchFolders } from "./watch-folders.ts";

/** Folders of the code that development follows. */
export interface CodeFolders {
  readonly folders: readonly string[];
  /**
   * Names in them that it does not follow, among them where page modules are written: their versions say when they
   * change, and a reload of the runner in the middle of a request would load a component twice.
   */
  readonly leftOut: ReadonlySet<string>;
}

/** Tells Vite of changed code, as its own watcher would. */
export const watchCode = (
  { watcher, environments }: ViteDevServer,
  { folders, leftOut }: CodeFolders,
  onError: (error: Error) => void,
): FolderWatch =>
  watchFolders(folders, {
    leftOut,
    onError,
    onChange(paths) {
      for (const path of paths) {
        const isKnown = Object.values(environments).some(({ moduleGraph }) =>
          moduleGraph.getModulesByFile(normalizePath(path)),
        );
        // Editors that write a new file and give it the old one's name have changed it.
        watcher.emit(existsSync(path) ? (isKnown ? "change" : "add") : "unlink", path);
      }
    },
  });
