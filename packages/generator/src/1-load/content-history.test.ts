import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { contentHistory, gitIn } from "./content-history.ts";

const folder = temporaryFolder();
const repository = join(folder, "full");
const content = join(repository, "content");

function git(...args: string[]) {
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@a.example", ...args], {
    cwd: repository,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, TZ: "UTC" },
    stdio: "ignore",
  });
}
let day = "";

function commit(date: string, files: Record<string, string>) {
  day = date;
  for (const [path, text] of Object.entries(files)) writeFileSync(join(content, path), text);
  git("add", ".");
  git("commit", "-m", date);
}

beforeAll(() => {
  mkdirSync(join(content, "zones"), { recursive: true });
  git("init");
  commit("2026-01-05", { "zones/clichy.yaml": "a", "site.yaml": "a", "gone.yaml": "a" });
  commit("2026-02-06", { "zones/clichy.yaml": "b", "zones/é.yaml": "a" });
  rmSync(join(content, "gone.yaml"));
  commit("2026-03-07", { "../README.md": "a", "facts.yaml": "a" });
});

it("dates each file by the last commit that changed it", () => {
  expect(contentHistory(gitIn(content))).toEqual(
    new Map([
      ["facts.yaml", "2026-03-07"],
      ["zones/clichy.yaml", "2026-02-06"],
      ["zones/é.yaml", "2026-02-06"],
      ["site.yaml", "2026-01-05"],
    ]),
  );
});

it("gives no date to new files and to uncommitted changes", () => {
  writeFileSync(join(content, "site.yaml"), "b");
  writeFileSync(join(content, "new.yaml"), "a");
  writeFileSync(join(content, "gone.yaml"), "back");
  expect([...contentHistory(gitIn(content)).keys()].toSorted()).toEqual([
    "facts.yaml",
    "zones/clichy.yaml",
    "zones/é.yaml",
  ]);
  rmSync(join(content, "new.yaml"));
  rmSync(join(content, "gone.yaml"));
});

it("gives no date from the commit where a shallow history ends", () => {
  git("clone", "--depth", "2", `file://${repository}`, join(folder, "shallow"));
  expect(contentHistory(gitIn(join(folder, "shallow/content")))).toEqual(
    new Map([["facts.yaml", "2026-03-07"]]),
  );
});

it("has no dates where there is no git, or no repository", () => {
  expect(contentHistory(() => undefined)).toEqual(new Map());
  expect(contentHistory(gitIn(folder))).toEqual(new Map());
});
