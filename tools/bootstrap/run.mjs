// The entry of every command. It works with any Node from 18 on before anything is installed: plain
// JavaScript without dependencies. It installs the dependencies if needed, then runs the command with the
// pinned Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const windows = process.platform === "win32";
const pinnedNode = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");
const stamp = join(root, "node_modules/.vitrine-installed");

const [command = "", ...args] = process.argv.slice(2);
/** The form's soak needs a browser; a named soak does not. */
const namesSoak = args[0] !== undefined && !args[0].startsWith("-");

const inSite = "tools/bootstrap/run-in-site.ts";
const playwright = [inSite, "node_modules/@playwright/test/cli.js", "test"];

const programs = {
  start: ["tools/bootstrap/start.ts"],
  test: ["tools/bootstrap/test.ts"],
  build: ["apps/site/build/vitrine.ts", "build"],
  check: ["apps/site/build/vitrine.ts", "check"],
  new: ["apps/site/build/vitrine.ts", "new"],
  vitrine: ["apps/site/build/vitrine.ts"],
  dev: ["apps/site/dev/dev.ts"],
  "fault-matrix": [...playwright, "--config=fault-matrix.config.ts", "fault-matrix"],
  soak: namesSoak ? ["tools/soak/src/main.ts"] : [...playwright, "--config=soak.config.ts"],
  "audit:pages": [inSite, "--on-last-build", "tests/audit/audit-pages.ts"],
  look: [inSite, "--on-last-build", "tests/look/look.ts"],
  access: [...playwright, "--config=access.config.ts"],
  firefox: ["apps/site/tests/firefox/walk.ts"],
  hosts: ["apps/site/tests/hosts/check-hosts.ts"],
  preview: ["apps/site/serve/preview.ts"],
  bench: ["tools/bench/src/main.ts"],
  golden: ["tools/bench/src/golden.ts"],
};

/** V8 would reserve the heap of an ended thread for later ones: 250 MB in a run that checks 35,000 pages. */
const nodeOptions = ["--no-memory-pool-share-memory-on-teardown"];
/** A server must not outlive npm; every other program ends by itself. */
if (["start", "dev", "preview"].includes(command))
  nodeOptions.push("--import", pathToFileURL(join(root, "tools/bootstrap/end-with-parents.ts")).href);

const program = programs[command];
if (program === undefined)
  stop(`There is no command "${command}": use ${Object.keys(programs).join(", ")}.`, 2);
if (Number(process.versions.node.split(".")[0]) < 18) {
  stop(
    `Node ${process.versions.node} is too old: install Node 18 or later (nodejs.org), then run the same command again.`,
  );
}
install();
const [file, ...own] = program;
const result = spawnSync(pinnedNode, [...nodeOptions, join(root, file), ...own, ...args], {
  stdio: "inherit",
  env: {
    ...process.env,
    // Node keeps what it compiles: stripping types would cost a run with nothing to do a third of its time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled"),
    PATH: `${join(root, "node_modules/.bin")}${windows ? ";" : ":"}${process.env.PATH ?? ""}`,
  },
});
process.exitCode = result.status ?? 1;

/** Installs with the frozen lockfile, unless the same lockfile was installed before. */
function install() {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"));
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(pinnedNode)) return;
  // The part after the plus is a hash for Corepack. npm has the registry's own hash.
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [manager] = packageManager.split("+");
  console.log("Installing the dependencies (the first time takes about half a minute)…");
  const { status, stdout, stderr, error } = spawnSync(
    "npx",
    ["--yes", manager, "install", "--frozen-lockfile"],
    {
      cwd: root,
      encoding: "utf8",
      shell: windows,
      env: { ...process.env, CI: "true" },
    },
  );
  if (status !== 0) {
    const said = `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim().split("\n");
    console.error(said.slice(-15).join("\n"));
    stop(
      "The dependencies could not be installed: check that this machine reaches the npm registry (npm ping), then run the same command again.",
    );
  }
  if (!existsSync(pinnedNode))
    stop("The pinned Node was not put in place: delete node_modules and run the same command again.");
  writeFileSync(stamp, wanted);
}

function stop(message, status = 1) {
  console.error(message);
  process.exit(status);
}
