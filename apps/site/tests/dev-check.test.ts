import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { devCheck } from "../dev-check.ts";

it("says why a check could not be made, where there is no content", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-check-"));
  const why = Promise.withResolvers<string>();
  const check = devCheck({
    content: join(folder, "gone"),
    cache: folder,
    began: () => {},
    ended: () => why.reject(new Error("It was made.")),
    failed: why.resolve,
  });
  check.soon();
  expect(await why.promise).toContain("gone");
  check.close();
  rmSync(folder, { recursive: true });
});
