import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { NO_CODE } from "../code-hash.ts";
import { paths } from "../site-paths.ts";

// An exported tree has no git to ask what is left beside the code.
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
