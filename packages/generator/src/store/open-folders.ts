import { ContentFiles } from "../1-load/content-files.ts";
import { isStoreDamage, openStore, removeStore, type Store } from "./open-store.ts";

/** The store of a cache folder, and the files of a content folder. */
export interface OpenedFolders {
  readonly store: Store;
  readonly files: ContentFiles;
}

export function openFolders(cacheDir: string, contentDir: string): OpenedFolders {
  const open = () => {
    const store = openStore(cacheDir);
    return { store, files: new ContentFiles(contentDir, store) };
  };
  try {
    return open();
  } catch (error) {
    if (!isStoreDamage(error)) throw error;
    removeStore(cacheDir);
    return open();
  }
}
