// `npm test`: runs and counts every check and test of the workspace. Its last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { findBrowsers, installArial } from "./browser.ts";
import { countTask, type Tally, type TaskRun } from "./tally.ts";

const TASKS = [
  "test",
  "test:browser",
  "//#lint",
  "//#lint:format",
  "//#lint:unused",
  "//#lint:words",
  "//#typecheck",
];

function test(): number {
  const browsers = findBrowsers(process.env, console.log);
  installArial(console.log);
  const runs = join(paths.workspace, ".turbo/runs");
  rmSync(runs, { recursive: true, force: true });
  // The build goes first: the browser tests wait for it and take longest, so other tasks must not take its
  // processors.
  turbo(["build", "--filter=@vitrine/site"], { ...browsers });
  const status = turbo([...TASKS, "--summarize"], { ...browsers });
  const tallies = readSummary(runs).map((run) => ({ run, tally: countTask(run, paths.workspace) }));
  for (const { run, tally } of tallies) {
    console.log(
      `${tally.failed > 0 ? "✗" : "✓"} ${run.taskId.padEnd(34)} ${tally.passed} passed, ${tally.failed} failed${run.cached ? " (cached)" : ""}`,
    );
  }
  const total = tallies.reduce<Tally>(
    (sum, { tally }) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
  const failed = status !== 0 && total.failed === 0 ? 1 : total.failed;
  console.log(`\n${total.passed} passed, ${failed} failed`);
  return failed > 0 || total.passed === 0 ? 1 : 0;
}

/** Runs tasks and returns turbo's exit code. */
function turbo(tasks: readonly string[], browsers: NodeJS.ProcessEnv): number | null {
  const { status, error } = spawnSync(
    "turbo",
    ["run", ...tasks, "--continue", "--output-logs=errors-only", "--log-order=grouped"],
    {
      cwd: paths.workspace,
      stdio: "inherit",
      env: {
        ...withoutSettings(process.env),
        TURBO_TELEMETRY_DISABLED: "1",
        TURBO_NO_UPDATE_NOTIFIER: "1",
        ...browsers,
      },
    },
  );
  if (error) throw error;
  return status;
}

/** Removes a deployment's addresses, which must not change the tests' results. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^VITRINE_\w+_URL$/.test(name)));
}

/** Reads the tasks that turbo ran from its summary. */
function readSummary(folder: string): TaskRun[] {
  const [file] = readdirSync(folder);
  if (file === undefined) throw new Error("turbo wrote no summary of its run.");
  const { tasks } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
    tasks: {
      taskId: string;
      task: string;
      directory: string;
      command: string;
      cache: { status: string };
      execution?: { exitCode: number | null };
    }[];
  };
  return tasks
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .map(({ taskId, task, directory, cache, execution }) => ({
      taskId,
      task,
      directory,
      cached: cache.status === "HIT",
      exitCode: execution?.exitCode ?? 1,
    }));
}

try {
  process.exitCode = test();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
