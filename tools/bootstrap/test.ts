// `npm test`: runs and counts every check and test of the workspace. Its last line is "N passed, N failed".
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { findBrowsers, installArial } from "./browser.ts";
import { countTask, type Tally, type TaskRun } from "./tally.ts";

const TASKS = ["test", "//#lint", "//#lint:format", "//#lint:unused", "//#lint:words", "//#typecheck"];

async function test(): Promise<number> {
  const browsers = findBrowsers(process.env, console.log);
  installArial(console.log);
  const runs = join(paths.workspace, ".turbo/runs");
  rmSync(runs, { recursive: true, force: true });
  // The build goes first: the browser tests wait for it and take longest, so other tasks must not take its
  // processors.
  await turbo(["build", "--filter=@vitrine/site"], { ...browsers });
  // The other tasks run beside the browser tests, two at a time: they then last as long, and keep processors busy
  // while a browser waits.
  const endings = await Promise.all([
    turbo(["test:browser", "--summarize"], { ...browsers }),
    turbo([...TASKS, "--summarize", "--concurrency=2"], { ...browsers }),
  ]);
  const tallies = readSummaries(runs).map((run) => ({ run, tally: countTask(run, paths.workspace) }));
  for (const { run, tally } of tallies) {
    console.log(
      `${tally.failed > 0 ? "✗" : "✓"} ${run.taskId.padEnd(34)} ${tally.passed} passed, ${tally.failed} failed${run.cached ? " (cached)" : ""}`,
    );
  }
  const total = tallies.reduce<Tally>(
    (sum, { tally }) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
  const failed = endings.some((code) => code !== 0) && total.failed === 0 ? 1 : total.failed;
  console.log(`\n${total.passed} passed, ${failed} failed`);
  return failed > 0 || total.passed === 0 ? 1 : 0;
}

/** Runs tasks and returns turbo's exit code. */
async function turbo(tasks: readonly string[], browsers: NodeJS.ProcessEnv): Promise<number | null> {
  const running = spawn(
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
  const [code] = (await once(running, "close")) as [number | null];
  return code;
}

/** Removes a deployment's addresses, which must not change the tests' results. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^VITRINE_\w+_URL$/.test(name)));
}

/** Reads the tasks that turbo ran from its summaries, of which both have the build. */
function readSummaries(folder: string): TaskRun[] {
  const files = readdirSync(folder);
  if (files.length < 2) throw new Error("turbo wrote no summary of a run.");
  const tasks = files.flatMap((file) => readSummary(join(folder, file)));
  return [...new Map(tasks.map((task) => [task.taskId, task])).values()];
}

function readSummary(file: string): TaskRun[] {
  const { tasks } = JSON.parse(readFileSync(file, "utf8")) as {
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
  process.exitCode = await test();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
