import { spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "@vitrine/site/paths";
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

/** The workspace's commands, with a server in the place of `start.ts` that needs no build. */
const workspace = mkdtempSync(join(tmpdir(), "vitrine-start-"));
afterAll(() => rmSync(workspace, { recursive: true }));

beforeAll(() => {
  const inWorkspace = (file: string) => join(workspace, file);
  const lockfile = "none";
  mkdirSync(inWorkspace("node_modules"));
  writeFileSync(inWorkspace("pnpm-lock.yaml"), lockfile);
  writeFileSync(inWorkspace("node_modules/.vitrine-installed"), hash("sha256", lockfile));
  symlinkSync(join(paths.workspace, "node_modules/node"), inWorkspace("node_modules/node"));
  for (const file of ["package.json", "tools/bootstrap/run.mjs", "tools/bootstrap/end-with-parents.ts"])
    cpSync(join(paths.workspace, file), inWorkspace(file));
  writeFileSync(
    inWorkspace("tools/bootstrap/start.ts"),
    `setInterval(() => {}, 60_000);
    console.log("run.mjs", process.ppid, "server", process.pid);`,
  );
});

it.concurrent.for<[signal: NodeJS.Signals, to: "npm" | "run.mjs"]>([
  ["SIGTERM", "npm"],
  ["SIGKILL", "npm"],
  ["SIGKILL", "run.mjs"],
])("leaves no server behind after a %s to %s", async ([signal, to], { onTestFinished }) => {
  const npm = spawn("npm", ["start"], { cwd: workspace, stdio: ["ignore", "pipe", "inherit"] });
  const started = await new Promise<{ run: number; server: number }>((resolve, reject) => {
    npm.stdout.setEncoding("utf8").on("data", (text: string) => {
      const found = /run\.mjs (\d+) server (\d+)/.exec(text);
      if (found) resolve({ run: Number(found[1]), server: Number(found[2]) });
    });
    npm.on("close", () => reject(new Error("The server ended before its time.")));
  });
  onTestFinished(() => {
    if (!npm.stdout.closed) process.kill(started.server, "SIGKILL");
  });
  // Every process below npm holds the pipe until it ends.
  const end = once(npm, "close");
  expect(await Promise.race([end, setTimeout(700, "lives with npm")])).toBe("lives with npm");
  process.kill(to === "npm" ? Number(npm.pid) : started.run, signal);
  await end;
});
