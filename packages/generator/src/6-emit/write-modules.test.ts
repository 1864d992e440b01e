import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeModules } from "./write-modules.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-"));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (route: string, text = "…") => ({ route, path: `pages${route}.tsx`, text, indexed: true });

it("writes changed modules, and removes modules without content", () => {
  const write = (...pages: ReturnType<typeof page>[]) => writeModules(folder, { site: "site", pages });

  expect(write(page("/a"), page("/b/c"))).toEqual(["site.ts", "pages/a.tsx", "pages/b/c.tsx"]);
  const written = statSync(join(folder, "pages/a.tsx")).mtimeMs;

  expect(write(page("/a"), page("/b/c", "other"))).toEqual(["pages/b/c.tsx"]);
  expect(statSync(join(folder, "pages/a.tsx")).mtimeMs).toBe(written);

  expect(write(page("/a"))).toEqual(["pages/b/c.tsx"]);
  expect(readdirSync(join(folder, "pages"))).toContain("a.tsx");
});

it("replaces a module in one step, so that a reader gets all of it", () => {
  const file = join(folder, "pages/d.tsx");
  writeModules(folder, { site: "site", pages: [page("/d", "before")] });
  const reader = openSync(file, "r");
  writeModules(folder, { site: "site", pages: [page("/d", "after")] });
  expect(readFileSync(reader, "utf8")).toBe("before");
  expect(readFileSync(file, "utf8")).toBe("after");
  closeSync(reader);
});
