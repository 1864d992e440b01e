import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "vitrine-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("makes a command whose every part loads, what few runs need too", () => {
  const bundled = join(folder, "bundle");
  execFileSync(process.execPath, [join(import.meta.dirname, "../bundle-command.ts"), bundled]);
  const scripts = readdirSync(bundled, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".js"),
  );
  expect(scripts.filter((path) => path.startsWith("assets"))).not.toEqual([]);
  const imports = scripts.map(
    (path) => `await import(${JSON.stringify(pathToFileURL(join(bundled, path)).href)});`,
  );
  execFileSync(process.execPath, ["--input-type=module", "--eval", imports.join("\n")]);
});
