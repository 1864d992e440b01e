// `npm run golden -- record|compare [sizes]`: builds the site and generated ones from nothing, to compare the output of
// an internal change with the output before. Both stay in the work folder, to be looked into.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { paths } from "@vitrine/site/paths";
import { commonNouns } from "./common-nouns.ts";
import { toolArguments } from "./tool-arguments.ts";
import { writeContent } from "./write-content.ts";

const SHOWN = 20;
/** The most bytes that a program may print: a line for each file, or diagnostics. */
const MAX_OUTPUT = 2 ** 30;

const { values, positionals, fail, amount } = toolArguments(
  "npm run golden -- record|compare [sizes] [--work DIR]",
  { work: { type: "string", default: join(tmpdir(), "vitrine-golden") } },
);
const [verb = "", sizes = "5000,34900"] = positionals;
if (verb !== "record" && verb !== "compare") fail(`Say record or compare; got "${verb}".`);
const counts = sizes.split(",").filter(Boolean).map(amount);
const work = resolve(values.work);
if (verb === "compare" && !existsSync(join(work, "record"))) fail(`Record first: ${work} has no record.`);
rmSync(join(work, verb), { recursive: true, force: true });
buildSite("site", paths.content);
const nouns = await commonNouns();
for (const size of counts)
  buildSite(`${size}`, writeContent(paths.content, join(work, `content-${size}`), size, nouns).folder);
if (verb === "compare") {
  const { status, stdout, stderr } = spawnSync("diff", ["-rq", "record", "compare"], {
    cwd: work,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
  });
  // The status is 2 for trouble (diff(1)).
  if (status !== 0 && status !== 1) throw new Error(`diff ended with ${status}:\n${stderr}`);
  const differences = stdout.split("\n").filter(Boolean);
  for (const line of differences.slice(0, SHOWN)) console.log(line);
  console.log(`${differences.length} files differ`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

/** Checks and builds a content folder with an empty cache, and leaves what is said of it beside what is made of it. */
function buildSite(name: string, content: string): void {
  const folder = join(work, verb, name);
  const cacheDir = join(work, "cache");
  mkdirSync(folder, { recursive: true });
  rmSync(cacheDir, { recursive: true, force: true });
  const folders = ["--content", content, "--out", join(folder, "dist"), "--cache", cacheDir];
  writeFileSync(join(folder, "diagnostics.json"), run(["check", ...folders, "--format", "json"]));
  run(["build", ...folders]);
  rmSync(join(folder, "dist.lock"));
  console.log(`${name}: built`);
}

function run(args: readonly string[]): string {
  const command = [join(paths.workspace, "apps/site/build/vitrine.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    // Messages would follow the locale of the machine.
    env: { ...process.env, VITRINE_LANG: "en" },
    maxBuffer: MAX_OUTPUT,
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stderr.slice(-4000)}`);
  return stdout;
}
