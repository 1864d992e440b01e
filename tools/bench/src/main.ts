// `npm run bench -- [sizes]`: builds the site with so many local pages and measures every kind of build. With --dev, it
// measures how long a save takes to be seen.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { paths } from "@vitrine/site/paths";
import { commonNouns } from "./common-nouns.ts";
import { copyWorkspace } from "./copy-workspace.ts";
import { measureCommand } from "./measure-command.ts";
import { type Peer, peers, type PeerSite, writePeerSite } from "./peers.ts";
import { type BenchResult, resultTables } from "./result-tables.ts";
import { type BenchPlaces, type Scenario, scenarios } from "./scenarios.ts";
import { toolArguments } from "./tool-arguments.ts";
import { type BenchContent, writeContent } from "./write-content.ts";

const {
  values: options,
  positionals,
  fail,
  amount,
} = toolArguments("npm run bench -- [sizes] [--work DIR] [--only STEP] [--peers NAMES] [--dev] [--saves N]", {
  work: { type: "string", default: join(tmpdir(), "vitrine-bench") },
  only: { type: "string" },
  peers: { type: "string", default: "" },
  dev: { type: "boolean", default: false },
  saves: { type: "string", default: "12" },
});
if (options.dev) {
  const { devLatency } = await import("./dev-latency.ts");
  const nouns = await commonNouns();
  for (const size of (positionals[0] ?? "24,2000").split(",").map(amount))
    console.log(await devLatency(size, amount(options.saves), nouns));
  process.exit(0);
}
/** When no clock is too coarse to tell the next change of a file. */
const SETTLING_MILLISECONDS = 2500;
const work = resolve(options.work);
const sizes = (positionals[0] ?? "1000,5000").split(",").map(amount);
const names = options.peers === "all" ? Object.keys(peers) : options.peers.split(",").filter(Boolean);
const chosen = names.map(
  (name) => peers[name] ?? fail(`There is no peer "${name}": use ${Object.keys(peers).join(", ")}.`),
);
const isWanted = ({ name }: Scenario) => options.only === undefined || name.includes(options.only);
const end = scenarios.findLastIndex(isWanted);
// All later steps start from the cold build's output.
const steps = scenarios.filter((step, i) => isWanted(step) || (step.name === "cold build" && i < end));

mkdirSync(work, { recursive: true });
// Nothing is deleted before the last step: ext4 passes over deleted inodes one by one for five minutes. A new file
// would take five times as long.
const folder = mkdtempSync(join(work, "run-"));
const nouns = await commonNouns();
const results: BenchResult[] = [];
const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.versions.node}`;
for (const size of sizes) {
  const workspace = join(folder, `workspace-${size}`);
  copyWorkspace(paths.workspace, workspace);
  const content = writeContent(paths.content, join(folder, `content-${size}`), size, nouns);
  // The store remembers no hash of a file that was written just now: no author's files are all that new.
  await setTimeout(SETTLING_MILLISECONDS);
  const places = {
    content,
    workspace,
    outDir: join(folder, `dist-${size}`),
    cacheDir: join(folder, `cache-${size}`),
  };
  for (const scenario of steps) results.push(await run(scenario, places, size));
  for (const peer of chosen) results.push(await runPeer(peer, content, size));
  // After each size: a bench that is ended loses the one that it was at.
  writeFileSync(join(work, "results.md"), resultTables(results, machine));
}

async function run({ name, command, prepare }: Scenario, places: BenchPlaces, size: number) {
  prepare(places);
  const program = [...process.execArgv, join(places.workspace, "apps/site/build/vitrine.ts"), command];
  const folders = ["--content", places.content.folder, "--out", places.outDir, "--cache", places.cacheDir];
  // As `npm run` does; a cache of its own leaves nothing behind in the workspace's.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") };
  const site = { command: [process.execPath, ...program, ...folders], cwd: places.workspace, env } as const;
  return measure({ size, scenario: name, tool: "Vitrine" }, site, (output) =>
    output.trimEnd().split("\n").at(-1),
  );
}

/** A peer's cold build of as many zones. */
function runPeer(peer: Peer, content: BenchContent, size: number) {
  const site = writePeerSite(peer, join(folder, `${peer.folder}-${size}`), content);
  return measure({ size, scenario: "cold build", tool: peer.name }, site, () => {
    const pages = site.countPages();
    if (pages < content.zones.length)
      throw new Error(`${peer.name} made ${pages} of ${content.zones.length} pages.`);
    return `${pages} pages`;
  });
}

/** Measures a build and says what it cost; a build that fails ends the bench, for its time would say nothing. */
async function measure(
  step: Pick<BenchResult, "size" | "scenario" | "tool">,
  { command, ...site }: Pick<PeerSite, "command" | "cwd" | "env">,
  outcome: (output: string) => string | undefined,
): Promise<BenchResult> {
  const { size, tool, scenario } = step;
  const { code, output, ...cost } = await measureCommand(command, site);
  if (code !== 0)
    throw new Error(`${tool}, ${scenario} at ${size} zones ended with code ${code}:\n${output.slice(-4000)}`);
  const { wallSeconds, cpuSeconds, peakMebibytes } = cost;
  console.log(
    `${size} ${tool}, ${scenario}: ${wallSeconds.toFixed(2)} s, CPU ${cpuSeconds.toFixed(2)} s, ${Math.round(peakMebibytes)} MiB (${outcome(output) ?? ""})`,
  );
  return { ...step, ...cost };
}

rmSync(folder, { recursive: true });
console.log(`${resultTables(results, machine)}\nAlso in ${join(work, "results.md")}`);
