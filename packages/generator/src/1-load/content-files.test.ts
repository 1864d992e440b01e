import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openStore } from "../store/open-store.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { ContentFiles } from "./content-files.ts";

const folder = temporaryFolder();

it("reads again files that changed in any way, and files written a moment ago", () => {
  const root = join(folder, "content");
  const file = join(root, "legal.yaml");
  mkdirSync(root);
  const store = openStore(join(folder, "cache"));
  const hash = () => {
    const files = new ContentFiles(root, store);
    files.storeHashes([]);
    return files.hashOf("legal.yaml");
  };
  const isRemembered = () => {
    store.exec("update file set hash = 'remembered'");
    return hash() === "remembered";
  };
  writeFileSync(file, "a: 1");
  const first = hash();
  expect(isRemembered()).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  expect(hash()).toBe(first);
  expect(isRemembered()).toBe(true);
  // The new text has the length and the modification time (mtime) of the old one.
  const { atime, mtime } = statSync(file);
  writeFileSync(file, "a: 2");
  utimesSync(file, atime, mtime);
  const second = hash();
  expect(second).not.toBe("remembered");
  expect(second).not.toBe(first);
  writeFileSync(`${file}.new`, "a: 3");
  renameSync(`${file}.new`, file);
  expect([first, second, "remembered"]).not.toContain(hash());
  rmSync(file);
  expect(hash()).toBeUndefined();
  vi.useRealTimers();
});
