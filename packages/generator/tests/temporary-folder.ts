import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Makes a folder for the tests of one file, or of one `describe`. It is removed at their end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
