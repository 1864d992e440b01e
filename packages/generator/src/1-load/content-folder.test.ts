import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { contentFolder } from "./content-folder.ts";

const folder = temporaryFolder();
const root = join(folder, "content");
mkdirSync(join(root, "zones"), { recursive: true });
mkdirSync(join(root, "images"));
mkdirSync(join(root, ".git"));
mkdirSync(join(folder, "elsewhere"));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
write("secret.yaml", "password: x");
write("elsewhere/secret.yaml", "password: x");
write("content/zones/clichy.yaml", "insee: x");
write("content/zones/large.yaml", "");
truncateSync(join(root, "zones/large.yaml"), 10_000_000);
write("content/images/a.avif", "");
write("content/.git/config.yaml", "");
symlinkSync("../../secret.yaml", join(root, "zones/outside.yaml"));
symlinkSync("clichy.yaml", join(root, "zones/inside.yaml"));
symlinkSync("nowhere.yaml", join(root, "zones/dangling.yaml"));
symlinkSync("loop.yaml", join(root, "zones/loop.yaml"));
symlinkSync("../images", join(root, "zones/folder.yaml"));
mkdirSync(join(root, "zones/real-folder.yaml"));
execFileSync("mkfifo", [join(root, "zones/pipe.yaml")]);
symlinkSync("../elsewhere", join(root, "sectors"));
symlinkSync("..", join(root, "zones/up"));

it("lists files and links, without hidden files", () => {
  const names = ["clichy", "dangling", "folder", "inside", "large", "loop", "outside", "pipe", "real-folder"];
  const listed = contentFolder(root).paths();
  expect(listed).toEqual(expect.arrayContaining(names.map((name) => `zones/${name}.yaml`)));
  expect(listed.filter((path) => /^\.git|^zones\/up\//.test(path))).toEqual([]);
});

it.each([
  ["outside", "outside"],
  ["dangling", "unreadable"],
  ["loop", "unreadable"],
  ["folder", "no-file"],
  ["real-folder", "no-file"],
  ["pipe", "no-file"],
  ["gone", "unreadable"],
  ["large", "too-large"],
])("says of %s.yaml that it is %s", (name, why) => {
  expect(contentFolder(root).read(`zones/${name}.yaml`)).toBe(why);
});

it("lists nothing behind a link to a folder, and the link itself", () => {
  const listed = contentFolder(root).paths();
  expect(listed.filter((path) => /^(?:sectors|zones\/up)/.test(path))).toEqual(["sectors", "zones/up"]);
  expect(contentFolder(root).read("sectors")).toBe("outside");
});

it("reads a file, and a link to one inside the folder", () => {
  const bytes = new TextEncoder().encode("insee: x");
  for (const name of ["clichy", "inside"])
    expect(Uint8Array.from(contentFolder(root).read(`zones/${name}.yaml`) as Uint8Array)).toEqual(bytes);
});
