import { lstatSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "../store/file-hash.ts";
import { type Store, transact } from "../store/open-store.ts";
import { contentFolder, isSettled, placesUnder, stampOf } from "./content-folder.ts";
import { isLocalPage } from "./is-local-page.ts";
import { pathsUnder } from "./paths-under.ts";

/** The files of a content folder, with the hash of each. A file with the stamp that the store knows is not read. */
export class ContentFiles {
  /** All files but hidden ones, sorted. */
  readonly paths: readonly string[];
  readonly #root: string;
  readonly #store: Store;
  readonly #hashes = new Map<string, string>();
  readonly #stamps = new Map<string, string>();
  /** The files that the store does not know with their stamps. */
  readonly #changed: string[] = [];
  readonly #gone: readonly string[];

  constructor(root: string, store: Store) {
    this.#root = root;
    this.#store = store;
    this.paths = pathsUnder(root, []);
    const known = rememberedFiles(store);
    const stampAt = stamper(root);
    for (const path of this.paths) {
      const stamp = stampAt(path);
      this.#stamps.set(path, stamp);
      const last = known.get(path);
      known.delete(path);
      if (stamp !== "" && last?.stamp === stamp) this.#hashes.set(path, last.hash);
      else {
        this.#changed.push(path);
        // A local page that nothing is known of is hashed where it is inspected.
        if (last !== undefined || !isLocalPage(path)) this.#hashes.set(path, hashAt(root, path));
      }
    }
    this.#gone = [...known.keys()];
  }

  /** The hash of a file's bytes; undefined for a local page that nobody has read yet. */
  hashOf(path: string): string | undefined {
    return this.#hashes.get(path);
  }

  /** Hash of all files; undefined while one has none. */
  sum(): string | undefined {
    if (this.#hashes.size < this.paths.length) return undefined;
    return shortHash(this.paths.map((path) => `${path}\0${this.#hashes.get(path)}`).join("\0"));
  }

  /** Takes the hashes of local pages as they were read, and has the store remember all. */
  remember(read: Iterable<readonly [path: string, hash: string]>): void {
    for (const [path, hash] of read) this.#hashes.set(path, hash);
    if (this.#changed.length === 0 && this.#gone.length === 0) return;
    const [insert, remove] = [
      this.#store.prepare("insert or replace into file values (?, ?, ?)"),
      this.#store.prepare("delete from file where path = ?"),
    ];
    transact(this.#store, () => {
      for (const path of this.#changed) {
        const hash = this.#hashes.get(path);
        // Without a stamp it is read again, to be compared.
        if (hash !== undefined) insert.run(path, this.#stamps.get(path) ?? "", hash);
      }
      for (const path of this.#gone) remove.run(path);
    });
  }

  /** Whether all files but local pages, which are read more than once in a run, are still as they were at its beginning. */
  areOthersSame(): boolean {
    const paths = pathsUnder(this.#root, ["zones"]);
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

function rememberedFiles(store: Store): Map<string, { readonly stamp: string; readonly hash: string }> {
  const rows = store.prepare("select path, stamp, hash from file");
  rows.setReturnArrays(true);
  return new Map(
    rows.all().map((row) => {
      const [path, stamp, hash] = row as unknown as [string, string, string];
      return [path, { stamp, hash }];
    }),
  );
}

/** Gives the stamp of a file as text. A link has none, nor what is outside, nor a file that was changed just now. */
function stamper(root: string): (path: string) => string {
  const isOutside = placesUnder(root);
  const now = Date.now();
  return (path) => {
    const file = `${root}/${path}`;
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isFile() !== true || isOutside(file, false)) return "";
    const stamp = stampOf(found);
    return isSettled(stamp, now) ? stamp.join(" ") : "";
  };
}

/** The hash of a file. What the loader refuses never has the hash of a file that it reads. */
function hashAt(root: string, path: string): string {
  const bytes = contentFolder(root).read(path);
  return typeof bytes === "string" ? shortHash(`${bytes}\0${rawHash(join(root, path))}`) : shortHash(bytes);
}

/** A picture may be too large for the loader, and counts all the same. */
function rawHash(file: string): string {
  try {
    // A pipe would be waited for.
    return statSync(file).isFile() ? shortHash(readFileSync(file)) : "";
  } catch {
    // A link to a folder or to nothing, or a file that is not for this user.
    return "";
  }
}
