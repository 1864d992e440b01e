import { lstatSync, statSync } from "node:fs";
import { hashOfFile, shortHash } from "../store/short-hash.ts";
import { rowsOf, type Store, transact } from "../store/open-store.ts";
import { BUILT, contentFolder, isLocalPage, pathsUnder, placesUnder } from "./content-folder.ts";

/** The files of a content folder with their hashes. A file whose stamp is in the store is not read. */
export class ContentFiles {
  /** Paths of all files but hidden and built ones, sorted. */
  readonly paths: readonly string[];
  readonly #root: string;
  readonly #store: Store;
  readonly #hashes = new Map<string, string>();
  /** Stamps of changed files, and of all files but local pages. */
  readonly #stamps = new Map<string, string>();
  /** Files whose stamp is new or differs from the stored one. */
  readonly #changed: string[] = [];
  readonly #gone: readonly string[];

  constructor(root: string, store: Store) {
    this.#root = root;
    this.#store = store;
    this.paths = pathsUnder(root, BUILT);
    const known = storedFiles(store);
    const stampAt = stamper(root);
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
        if (last !== undefined || !isLocalPage(path)) this.#hashes.set(path, hashAt(root, path));
      }
    }
    this.#gone = [...known.keys()];
  }

  /** Gives the hash of a file's bytes; undefined for a local page that is not read yet. */
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
    const insert = this.#store.prepare("insert or replace into file values (?, ?, ?)");
    const remove = this.#store.prepare("delete from file where path = ?");
    transact(this.#store, () => {
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
    const stampAt = stamper(this.#root);
    const isAsBefore = (path: string) => {
      const stamp = stampAt(path);
      if (stamp !== "" && stamp === this.#stamps.get(path)) return true;
      return this.#hashes.get(path) === hashAt(this.#root, path);
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
function stamper(root: string): (path: string) => string {
  const isOutside = placesUnder(root);
  const now = Date.now();
  return (path) => {
    const file = `${root}/${path}`;
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isFile() !== true || isOutside(file, false)) return "";
    const { ctimeMs, size, ino, dev } = found;
    return now - ctimeMs > CLOCK_MS ? `${ctimeMs} ${size} ${ino} ${dev}` : "";
  };
}

/** Hashes a file. A refused file and a readable one never share a hash. */
function hashAt(root: string, path: string): string {
  const bytes = contentFolder(root).read(path);
  return shortHash(typeof bytes === "string" ? `${bytes}\0${refusedHash(`${root}/${path}`)}` : bytes);
}

/** Hashes the bytes of a file that the loader refuses: a picture may be larger than the loader's limit. */
function refusedHash(file: string): string {
  try {
    // Reading a pipe would block.
    return statSync(file).isFile() ? hashOfFile(file) : "";
  } catch {
    // The path is a link to a folder, a dead link, or a file without read permission.
    return "";
  }
}
