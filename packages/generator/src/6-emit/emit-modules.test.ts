import { closeSync, existsSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { writeModules } from "./emit-modules.ts";

const folder = temporaryFolder();

const page = (route: string, text = "…") => ({ route, path: `pages${route}.tsx`, text, indexed: true });

it("writes changed modules, and removes modules without content", () => {
  const write = (...pages: ReturnType<typeof page>[]) => writeModules(folder, "site", pages);

  write(page("/a"), page("/b/c"));
  expect(readFileSync(join(folder, "site.ts"), "utf8")).toBe("site");
  const { ino } = statSync(join(folder, "pages/a.tsx"));

  write(page("/a"), page("/b/c", "other"));
  expect(readFileSync(join(folder, "pages/b/c.tsx"), "utf8")).toBe("other");
  expect(statSync(join(folder, "pages/a.tsx")).ino).toBe(ino);

  write(page("/a"));
  expect(existsSync(join(folder, "pages/b/c.tsx"))).toBe(false);
  expect(existsSync(join(folder, "pages/a.tsx"))).toBe(true);
});

it("replaces a module in one step, so that a reader gets all of it", () => {
  const file = join(folder, "pages/d.tsx");
  writeModules(folder, "site", [page("/d", "before")]);
  const reader = openSync(file, "r");
  writeModules(folder, "site", [page("/d", "after")]);
  expect(readFileSync(reader, "utf8")).toBe("before");
  expect(readFileSync(file, "utf8")).toBe("after");
  closeSync(reader);
});
