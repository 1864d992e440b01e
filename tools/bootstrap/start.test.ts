import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "@vitrine/site/ports";

it("ends at once where two of its ports are the same", async () => {
  const port = String(await freePort());
  const program = join(import.meta.dirname, "start.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    env: { ...process.env, PORT: port, INBOX_PORT: port },
    timeout: 50_000,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: `PORT and INBOX_PORT are the same port, ${port}: each needs one of its own.\n`,
  });
});
