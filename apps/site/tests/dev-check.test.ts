import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { devCheck } from "../dev-check.ts";
import { paths } from "../site-paths.ts";

it("says why a check could not be made, where its cache can't be read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-check-"));
  mkdirSync(join(folder, "commune-texts.bin"));
  const why = Promise.withResolvers<string>();
  const check = devCheck({
    content: paths.content,
    cache: folder,
    began: () => {},
    ended: () => why.reject(new Error("It was made.")),
    failed: why.resolve,
  });
  check.soon();
  expect(await why.promise).toContain("EISDIR");
  check.close();
  rmSync(folder, { recursive: true });
});
