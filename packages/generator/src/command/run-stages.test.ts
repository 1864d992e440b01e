import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { copyDictionary } from "../../tests/dictionary-cache.ts";
import { fakePort } from "../../tests/fake-port.ts";
import { writeSmallContent } from "../../tests/small-content.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { runCommand } from "./run-command.ts";

const folder = temporaryFolder();
const contentDir = join(folder, "content");
const cacheDir = join(folder, "cache");
writeSmallContent(contentDir);
copyDictionary(cacheDir);

it("counts no encoding of photos in the time of its check", async () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  const encode = async () => {
    passed = 1e9;
    return { encoded: 0, corrupt: new Map<string, string>() };
  };
  const { port, said } = fakePort({
    foldersOf: () => ({ contentDir, outDir: join(folder, "dist"), cacheDir }),
    photos: { encoding: "1", encode },
    build: () => Promise.resolve({ failures: [], summary: { en: "built", fr: "fait" } }),
  });
  const code = await runCommand(["build"], port);
  clock.mockRestore();
  expect([code, said()]).toEqual([0, expect.stringMatching(/ in \d{1,6} ms\nbuilt\n$/)]);
});
