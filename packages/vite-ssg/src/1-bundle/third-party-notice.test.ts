import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { thirdPartyNotice } from "./third-party-notice.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-notice-"));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, manifest: object, license?: string): string {
  const at = join(folder, ".pnpm", name.replace("/", "+"), "node_modules", name);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, "package.json"), JSON.stringify({ name, version: "1.0.0", ...manifest }));
  if (license !== undefined) writeFileSync(join(at, "LICENSE.md"), license);
  return join(at, "index.js");
}

it("names each package once with its licence, the site's own modules not at all, and what is named beside", () => {
  const react = install("react", { license: "MIT" }, "MIT text");
  const scoped = install("@scope/b", { license: "ISC" });
  const own = join(folder, "packages/ui/a.ts");
  writeFileSync(join(folder, "OFL.txt"), "OFL text");
  const works = [{ name: "A font", license: "OFL-1.1", file: join(folder, "OFL.txt") }];
  const notice = thirdPartyNotice([react, `${react}?commonjs`, `\0${react}`, scoped, own], works);
  expect(notice.match(/^(?:react|@scope|A font).*/gm)).toEqual(
    ["@scope/b 1.0.0 (ISC)", "A font (OFL-1.1)", "react 1.0.0 (MIT)"].sort(),
  );
  expect(notice).toContain("MIT text");
  expect(notice).toContain("OFL text");
});

it("ships nothing without a licence", () => {
  expect(() => thirdPartyNotice([install("unlicensed", {})], [])).toThrow(
    "unlicensed is shipped to browsers and names no licence.",
  );
});
