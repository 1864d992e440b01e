import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@vitrine/site/free-port";

/** Too large to be a dependency for one demonstration: 247 packages, 105 MB. No install script of any is run. */
const PACKAGE = "turborepo-remote-cache@2.12.0";
/** A team's artifacts lie in a folder of its name. */
const TEAM = "vitrine";
const TOKEN = "for this machine only";
/** The server refuses more by default than 100 MiB an artifact. */
const BODY_LIMIT = 2 ** 30;

export interface CacheServer {
  /** Where the server keeps what was uploaded, an artifact and its tag each. */
  readonly artifacts: string;
  /** By which turbo finds it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts Turborepo's remote cache server on loopback, over a folder of its own; installs it there at first. */
export async function startCacheServer(folder: string): Promise<CacheServer> {
  const program = install(join(folder, "server"));
  const storage = join(folder, "storage");
  const port = await freePort();
  const server = spawn(process.execPath, [program], {
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      TURBO_TOKEN: TOKEN,
      STORAGE_PROVIDER: "local",
      STORAGE_PATH: storage,
      STORAGE_PATH_USE_TMP_FOLDER: "false",
      BODY_LIMIT: String(BODY_LIMIT),
      // Any value: the server looks at no signature, but only with one does it keep them.
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: "kept",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/v8/artifacts/status`, server);
  return {
    artifacts: join(storage, TEAM),
    env: { TURBO_API: address, TURBO_TOKEN: TOKEN, TURBO_TEAM: TEAM },
    stop: () => void server.kill(),
  };
}

function install(folder: string): string {
  const program = join(folder, "node_modules/turborepo-remote-cache/dist/cli.js");
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix", folder];
  const { status, stderr } = spawnSync("npm", ["install", ...quietly, PACKAGE], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${PACKAGE} could not be installed:\n${stderr}`);
  return program;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`The cache server ended with code ${server.exitCode}.`);
    const status = await fetch(address, { headers: { authorization: `Bearer ${TOKEN}` } }).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error("The cache server does not answer.");
}
