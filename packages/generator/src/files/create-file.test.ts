import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { createFile } from "./write-whole.ts";

const folder = temporaryFolder();

it("creates a file in a new folder, and leaves one that exists alone", () => {
  const file = join(folder, "zones/clichy.yaml");
  createFile(file, "a: 1");
  expect(() => createFile(file, "a: 2")).toThrow("EEXIST");
  expect(readFileSync(file, "utf8")).toBe("a: 1");
});

it("removes the file if the disk is full", () => {
  const file = join(folder, "full/clichy.yaml");
  const program = `import { createFile } from ${JSON.stringify(import.meta.resolve("./write-whole.ts"))};
    createFile(process.env.FILE, "insee: x");`;
  // A shell limit of zero bytes a file makes writing fail, as on a full disk.
  const { status, stderr } = spawnSync(
    "sh",
    ["-c", `trap '' XFSZ; ulimit -f 0; exec "$0" --input-type=module -e "$1"`, process.execPath, program],
    { encoding: "utf8", env: { ...process.env, FILE: file } },
  );
  expect(stderr).toContain("EFBIG");
  expect(status).toBe(1);
  expect(existsSync(join(folder, "full"))).toBe(true);
  expect(existsSync(file)).toBe(false);
});
