import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { paths } from "../../site-paths.ts";

it("says nothing more to a reader who has seen enough, and ends as ever", async () => {
  const command = [join(paths.app, "build/vitrine.ts"), "explain", "broken-link"];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect({ complaints, code }).toEqual({ complaints: "", code: 0 });
});
