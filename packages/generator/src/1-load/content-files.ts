import { shortHash } from "../files/short-hash.ts";
import { rowsOf, type Store, transact } from "../store/open-store.ts";
import { BUILT, contentFolder, type DiskFolder, isLocalPage, pathsUnder } from "./content-folder.ts";

/** The files of a content folder with their hashes. A file whose stamp is in the store is not read. */
export class ContentFiles {
  readonly folder: DiskFolder;
  /** Paths of all files but hidden and built ones, sorted. */
  readonly paths: readonly string[];
  readonly store: Store;
  readonly #root: string;
  readonly #hashes = new Map<string, string>();
  /** Stamps of changed files, and of all files but local pages. */
  readonly #stamps = new Map<string, string>();
  /** Files whose stamp is new or differs from the stored one. */
  readonly #changed: string[] = [];
  readonly #gone: readonly string[];

  constructor(root: string, store: Store) {
    this.#root = root;
    this.store = store;
    this.folder = contentFolder(root);
    this.paths = this.folder.paths();
    const known = storedFiles(store);
    const stampAt = stamper(this.folder);
    for (const path of this.paths) {
      const stamp = stampAt(path);
      const last = known.get(path);
      known.delete(path);
      const isSame = stamp !== "" && last?.stamp === stamp;
      if (!isSame || !isLocalPage(path)) this.#stamps.set(path, stamp);
      if (isSame) this.#hashes.set(path, last.hash);
      else {
        this.#changed.push(path);
        // The inspection hashes a new local page, since it reads the bytes anyway.
        if (last !== undefined || !isLocalPage(path)) this.#hashes.set(path, this.folder.hashOf(path));
      }
    }
    this.#gone = [...known.keys()];
  }

  /**
   * Gives the hash of a file's bytes, or the reason why it has none; undefined for a local page that is not
   * read yet.
   */
  hashOf(path: string): string | undefined {
    return this.#hashes.get(path);
  }

  /** Gives the hash of all files; undefined while one file has none. */
  sum(): string | undefined {
    if (this.#hashes.size < this.paths.length) return undefined;
    return shortHash(this.paths.map((path) => `${path}\0${this.#hashes.get(path)}`).join("\0"));
  }

  /** Takes the hashes of local pages as they were read, and stores all changes. */
  storeHashes(read: Iterable<readonly [path: string, hash: string]>): void {
    for (const [path, hash] of read) this.#hashes.set(path, hash);
    if (this.#changed.length === 0 && this.#gone.length === 0) return;
    const insert = this.store.prepare("insert or replace into file values (?, ?, ?)");
    const remove = this.store.prepare("delete from file where path = ?");
    transact(this.store, () => {
      for (const path of this.#changed) {
        const hash = this.#hashes.get(path);
        // A file without a stamp is read again in the next run, to compare its hash.
        if (hash !== undefined) insert.run(path, this.#stamps.get(path) ?? "", hash);
      }
      for (const path of this.#gone) remove.run(path);
    });
  }

  /**
   * True if nothing but local pages changed since the run began. A run reads the other files more than once,
   * so a change between two reads would mix two states.
   */
  areOthersSame(): boolean {
    const paths = pathsUnder(this.#root, ["zones", ...BUILT]);
    const others = this.paths.filter((path) => !path.startsWith("zones/"));
    // A new one, since the old one remembers the places of folders.
    const folder = contentFolder(this.#root);
    const stampAt = stamper(folder);
    const isAsBefore = (path: string) => {
      const stamp = stampAt(path);
      if (stamp !== "" && stamp === this.#stamps.get(path)) return true;
      return this.#hashes.get(path) === folder.hashOf(path);
    };
    return paths.length === others.length && paths.every(isAsBefore);
  }
}

function storedFiles(store: Store): Map<string, { readonly stamp: string; readonly hash: string }> {
  const rows = rowsOf<[string, string, string]>(store, "select path, stamp, hash from file");
  return new Map(rows.map(([path, stamp, hash]) => [path, { stamp, hash }]));
}

/**
 * The coarsest clock of a file system, FAT's: two seconds. A file that changed less than this many
 * milliseconds ago may change again under the same stamp.
 */
const CLOCK_MS = 2000;

/**
 * Gives a file's stamp as text, with the system's own time of the last change (ctime), which no program can
 * set. Links, files outside the folder and files changed a moment ago have none.
 */
function stamper({ find }: DiskFolder): (path: string) => string {
  const now = Date.now();
  return (path) => {
    const found = find(path);
    if (typeof found === "string" || found.isLink) return "";
    const { ctimeMs, size, ino, dev } = found.stats;
    return now - ctimeMs > CLOCK_MS ? `${ctimeMs} ${size} ${ino} ${dev}` : "";
  };
}
