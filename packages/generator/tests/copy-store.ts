import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { openStore, type Store, storeFile } from "../src/store/open-store.ts";

/** A memo that depends on no content, and is slow to make. */
type Kept = "bundle" | "communes" | "dictionary";

/** Copies a cache folder's store to another folder without what it knows of content; nothing if it is missing. */
export function copyStore(from: string, to: string, kept: readonly Kept[]): void {
  if (!existsSync(storeFile(from))) return;
  mkdirSync(to, { recursive: true });
  copyFileSync(storeFile(from), storeFile(to));
  forgetContent(openStore(to), kept);
}

/** Empties a store but for some memos. */
export function forgetContent(store: Store, kept: readonly Kept[]): void {
  const tables = store.prepare("select name from sqlite_schema where type = 'table'").all();
  for (const { name } of tables) if (name !== "memo") store.exec(`delete from "${String(name)}"`);
  const places = kept.map(() => "?").join();
  // A memo in parts has its name before the first "/" of theirs.
  store
    .prepare(`delete from memo where substr(name, 1, instr(name || '/', '/') - 1) not in (${places})`)
    .run(...kept);
}
