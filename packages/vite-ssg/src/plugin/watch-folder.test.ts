import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { watchFolder } from "./watch-folder.ts";

const folder = temporaryFolder();
const at = (path: string) => join(folder, path);
const seen = new Set<string>();
/** The number of paths in each call. */
const calls: number[] = [];
const ending = new AbortController();

beforeAll(() => {
  mkdirSync(at("zones/photos"), { recursive: true });
  for (const path of ["site.yaml", "zones/clichy.yaml", "zones/photos/clichy.jpg"])
    writeFileSync(at(path), "1");
  const onChange = (paths: readonly string[]) => {
    calls.push(paths.length);
    for (const path of paths) seen.add(path);
  };
  watchFolder(folder, ending.signal, onChange, (error) => expect.unreachable(error.message));
});

afterAll(() => ending.abort());

test.for([
  {
    does: "a file saved in a folder",
    act: () => writeFileSync(at("zones/clichy.yaml"), "2"),
    tells: "zones/clichy.yaml",
  },
  {
    does: "a file saved in a folder of a folder",
    act: () => writeFileSync(at("zones/photos/clichy.jpg"), "2"),
    tells: "zones/photos/clichy.jpg",
  },
  {
    does: "a file that takes another's name",
    act() {
      writeFileSync(at("site.yaml.new"), "2");
      renameSync(at("site.yaml.new"), at("site.yaml"));
    },
    tells: "site.yaml",
  },
  {
    does: "what a new folder has already when it is seen",
    act() {
      mkdirSync(at("pages/old"), { recursive: true });
      writeFileSync(at("pages/old/home.yaml"), "1");
    },
    tells: "pages/old/home.yaml",
  },
  {
    does: "a file saved in a new folder",
    act: () => writeFileSync(at("pages/old/home.yaml"), "2"),
    tells: "pages/old/home.yaml",
  },
  {
    does: "a folder that takes another name",
    act: () => renameSync(at("pages"), at("legal")),
    tells: "pages",
  },
  {
    does: "a file saved under its new name",
    act: () => writeFileSync(at("legal/old/home.yaml"), "3"),
    tells: "legal/old/home.yaml",
  },
  { does: "a file that is removed", act: () => rmSync(at("zones/clichy.yaml")), tells: "zones/clichy.yaml" },
])("tells $does", async ({ act, tells }) => {
  // A pause lets the events of the last change arrive before this one.
  await new Promise((resolve) => setTimeout(resolve, 50));
  seen.clear();
  act();
  await expect.poll(() => [...seen]).toContain(at(tells));
});

test("tells once of what one save brings as several events", async () => {
  calls.length = 0;
  for (const text of ["4", "5", "6"]) {
    writeFileSync(at("legal/old/home.yaml"), text);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls).not.toContain(0);
});
