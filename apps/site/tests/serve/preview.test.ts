import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { writeHostingFolder } from "../../build/hosting-folder.ts";
import { freePort } from "../../serve/ports.ts";
import { paths } from "../../site-paths.ts";

const program = join(paths.app, "serve/preview.ts");
const folder = temporaryFolder();

async function refused(...args: string[]): Promise<Pick<SpawnSyncReturns<string>, "status" | "stderr">> {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: "utf8",
    env: { ...process.env, PORT: String(await freePort()) },
    timeout: 50_000,
  });
  return { status, stderr };
}

it("serves a build of another folder", async () => {
  const out = join(folder, "elsewhere");
  mkdirSync(out);
  writeFileSync(join(out, "index.html"), "<title>Elsewhere</title>");
  writeHostingFolder(out, {
    siteUrl: "https://www.elsewhere.invalid",
    headers: {},
    redirects: [],
    rules: [],
    precompressed: false,
  });
  const preview = spawn(process.execPath, [program, "--out", out], {
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [url] = (await once(preview.stdout.setEncoding("utf8"), "data")) as [string];
    expect((await fetch(url.trim())).status).toBe(200);
  } finally {
    preview.kill();
  }
});

it("says how to build a folder that has no build, and refuses a file", async () => {
  const out = join(folder, "nothing");
  const { status, stderr } = await refused("--out", out);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no build to show: run npm run build -- --out \S+nothing first\.\n$/);
  expect(await refused("--out", program)).toEqual({
    status: 2,
    stderr: `${program} is a file, where a folder is expected.\n`,
  });
});

it("refuses another argument as wrong usage", async () => {
  const { status, stderr } = await refused("--into", folder);
  expect(status).toBe(2);
  expect(stderr).toBe("Unknown option '--into'. Use npm run preview -- [--content DIR] [--out DIR].\n");
});
