import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { devCheck } from "../dev-check.ts";
import { paths } from "../site-paths.ts";

it("says why a check could not be made, where its cache can't be written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-check-"));
  writeFileSync(join(folder, "file"), "");
  const why = Promise.withResolvers<string>();
  const check = devCheck({
    content: paths.content,
    cache: join(folder, "file/cache"),
    began: () => {},
    ended: () => why.reject(new Error("It was made.")),
    failed: why.resolve,
  });
  check.soon();
  expect(await why.promise).toContain("ENOTDIR");
  check.close();
  rmSync(folder, { recursive: true });
});
