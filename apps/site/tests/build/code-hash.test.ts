import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { CONTENT_CODE, NO_CODE } from "../../build/code-hash.ts";
import { paths } from "../../site-paths.ts";

// An exported tree has no git, which the test needs to list ignored files.
const isCheckout = existsSync(join(paths.workspace, ".git"));

it.skipIf(!isCheckout)(
  "takes nothing for code that a build or a test leaves: the next build would do everything again",
  () => {
    const git = [
      "ls-files",
      "--others",
      "--ignored",
      "--exclude-standard",
      "--directory",
      "packages",
      "apps",
    ];
    const left = execFileSync("git", git, { cwd: paths.workspace, encoding: "utf8" }).trim().split("\n");
    const names = left.map((path) => basename(path));
    expect(names).toContain("node_modules");
    expect(names.filter((name) => !name.startsWith(".") && !NO_CODE.has(name))).toEqual([]);
  },
);

it("takes for what checks and plans content the generator and all that it imports of the workspace", () => {
  expect(closure("packages/generator")).toEqual(new Set(CONTENT_CODE));
});

/** The folders of a package and of all workspace packages that it depends on. */
function closure(folder: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const file = join(paths.workspace, folder, "package.json");
  const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: object };
  for (const name of Object.keys(dependencies))
    if (name.startsWith("@vitrine/")) closure(`packages/${name.slice("@vitrine/".length)}`, found);
  return found;
}
