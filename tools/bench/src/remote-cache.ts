// `npm run remote-cache`: a build travels to a second clone through Turborepo's remote cache, and a forged one does not.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { paths } from "@vitrine/site/paths";
import { startCacheServer } from "./cache-server.ts";

const { values: options } = parseArgs({
  options: { work: { type: "string", default: join(tmpdir(), "vitrine-remote-cache") } },
});
const work = resolve(options.work);
for (const folder of ["storage", "first", "second", "third"])
  rmSync(join(work, folder), { recursive: true, force: true });
mkdirSync(work, { recursive: true });

const server = await startCacheServer(work);
try {
  const first = build("first", paths.workspace);
  expect(first.said.includes("0 cached, 1 total"), "the first clone builds the site itself", first);
  const second = build("second", join(work, "first"));
  expect(second.said.includes("FULL TURBO"), "the second clone takes all of it from the cache", second);
  expect(same(first.files, second.files), "and has the same bytes", second);
  forge(server.artifacts);
  const third = build("third", join(work, "first"));
  expect(
    third.said.includes("0 cached, 1 total"),
    "a third clone refuses the forged build and builds itself",
    third,
  );
  expect(same(first.files, third.files), "and has the same bytes", third);
} finally {
  server.stop();
}

interface Built {
  /** What turbo said. */
  readonly said: string;
  readonly seconds: number;
  /** Every file of the site with its bytes. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Clones a repository as it is committed, installs it and builds the site there, with no cache but the remote one. */
function build(name: string, from: string): Built {
  const clone = join(work, name);
  command("git", ["clone", "--quiet", from, clone], work);
  command("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], clone);
  const started = performance.now();
  const said = command("turbo", ["run", "build", "--filter=@vitrine/site", "--cache=remote:rw"], clone);
  return {
    said,
    seconds: (performance.now() - started) / 1000,
    files: filesOf(join(clone, "apps/site/dist")),
  };
}

function command(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: {
      ...process.env,
      ...server.env,
      CI: "true",
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: "a key that the server does not know",
    },
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with code ${status}:\n${stdout}${stderr}`, {
      cause: error,
    });
  return stdout + stderr;
}

function filesOf(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), readFileSync(file)];
    }),
  );
}

function same(a: ReadonlyMap<string, Buffer>, b: ReadonlyMap<string, Buffer>): boolean {
  return a.size === b.size && a.entries().every(([path, bytes]) => b.get(path)?.equals(bytes) === true);
}

/** Puts another word into every page of what was uploaded; the archive stays a sound one. */
function forge(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const isArchive = bytes.readUInt32LE(0) === 0xfd_2f_b5_28;
    if (!isArchive) continue;
    const pages = zstdDecompressSync(bytes).toString("latin1");
    const forged = pages.replaceAll("</title>", "</titel>");
    if (forged === pages) throw new Error(`There is no page in ${file}.`);
    writeFileSync(file, zstdCompressSync(Buffer.from(forged, "latin1")));
  }
}

function expect(isSo: boolean, what: string, { said, seconds, files }: Built): void {
  if (!isSo) throw new Error(`It is not so that ${what}:\n${said}`);
  console.log(`${what} (${files.size} files, ${seconds.toFixed(1)} s)`);
}
