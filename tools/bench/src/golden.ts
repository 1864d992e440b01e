// `npm run golden -- record|compare [sizes]`: hashes all output of the factory, so that an internal change can be compared
// with the output before. The record is a file of the machine's own, under `.vitrine`.
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import { paths } from "@vitrine/site/paths";
import { commonNouns } from "./common-nouns.ts";
import { toolArguments } from "./tool-arguments.ts";
import { writeContent } from "./write-content.ts";

/** The hash of each file, by `set/path`. */
type Hashes = ReadonlyMap<string, string>;

const SHOWN = 20;

const {
  values: options,
  positionals,
  fail,
  amount,
} = toolArguments("npm run golden -- record|compare [sizes] [--work DIR] [--file FILE]", {
  work: { type: "string", default: join(tmpdir(), "vitrine-golden") },
  file: { type: "string", default: join(paths.workspace, ".vitrine/golden.json") },
});
const [verb = "", sizes = "5000,34900"] = positionals;
const counts = sizes.split(",").filter(Boolean).map(amount);
const work = resolve(options.work);
if (verb === "record") {
  const record = await hashAll();
  mkdirSync(dirname(options.file), { recursive: true });
  writeFileSync(options.file, JSON.stringify([...record], null, 1));
  console.log(`${record.size} files recorded in ${options.file}`);
} else if (verb === "compare") {
  const before: Hashes = new Map(JSON.parse(readFileSync(options.file, "utf8")) as [string, string][]);
  const differences = compare(before, await hashAll());
  for (const line of differences.slice(0, SHOWN)) console.log(line);
  console.log(`${before.size} files compared, ${differences.length} differ`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} else fail(`Say record or compare; got "${verb}".`);

async function hashAll(): Promise<Hashes> {
  const record = new Map<string, string>();
  hashSite("site", paths.content, record);
  const nouns = await commonNouns();
  for (const size of counts) {
    const { folder } = writeContent(paths.content, join(work, `content-${size}`), size, nouns);
    hashSite(String(size), folder, record);
  }
  return record;
}

/** Checks and builds a content folder from nothing, and hashes what is said of it and what is made of it. */
function hashSite(name: string, content: string, record: Map<string, string>): void {
  const outDir = join(work, `dist-${name}`);
  const cacheDir = join(work, `cache-${name}`);
  for (const folder of [outDir, `${outDir}.hosting`, cacheDir])
    rmSync(folder, { recursive: true, force: true });
  const folders = ["--content", content, "--out", outDir, "--cache", cacheDir];
  record.set(`${name}/diagnostics.json`, hashOf(run(["check", ...folders, "--format", "json"])));
  run(["build", ...folders]);
  for (const folder of [outDir, `${outDir}.hosting`])
    for (const path of filesIn(folder))
      record.set(`${name}${folder.slice(outDir.length)}/${path}`, hashOf(readFileSync(join(folder, path))));
  console.log(`${name}: built`);
}

function run(args: readonly string[]): string {
  const command = [join(paths.workspace, "apps/site/build/vitrine.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    // Messages would follow the locale of the machine.
    env: { ...process.env, VITRINE_LANG: "en" },
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stderr.slice(-4000)}`);
  return stdout;
}

function compare(before: Hashes, after: Hashes): string[] {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return all.flatMap((path) => {
    if (!after.has(path)) return [`gone: ${path}`];
    if (!before.has(path)) return [`new: ${path}`];
    return before.get(path) === after.get(path) ? [] : [`other: ${path}`];
  });
}

function hashOf(bytes: string | Uint8Array): string {
  return hash("sha256", bytes, "base64url");
}
