// `npm test`: runs and counts every check and test of the workspace. Its last line is "N passed, N failed".
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { type Browsers, findBrowsers, installArial } from "./browser.ts";

const TASKS = ["test", "//#lint", "//#lint:format", "//#lint:unused", "//#lint:words", "//#typecheck"];

async function test(): Promise<number> {
  const browsers = findBrowsers(process.env, console.log);
  installArial(console.log);
  const runs = join(paths.workspace, ".turbo/runs");
  rmSync(runs, { recursive: true, force: true });
  // The build goes first: the browser tests wait for it and take longest, so other tasks must not take its
  // processors.
  await turbo(["build", "--filter=@vitrine/site"], browsers);
  // The other tasks run beside the browser tests, two at a time: they then last as long, and keep processors busy
  // while a browser waits.
  const endings = await Promise.all([
    turbo(["test:browser", "--summarize"], browsers),
    turbo([...TASKS, "--summarize", "--concurrency=2"], browsers),
  ]);
  const total = { passed: 0, failed: 0 };
  for (const task of readSummaries(runs)) {
    const { passed, failed } = countTask(task);
    total.passed += passed;
    total.failed += failed;
    const mark = failed > 0 ? "✗" : "✓";
    const cached = task.cache.status === "HIT" ? " (cached)" : "";
    console.log(`${mark} ${task.taskId.padEnd(34)} ${passed} passed, ${failed} failed${cached}`);
  }
  const failed = endings.some((code) => code !== 0) && total.failed === 0 ? 1 : total.failed;
  console.log(`\n${total.passed} passed, ${failed} failed`);
  return failed > 0 || total.passed === 0 ? 1 : 0;
}

/** Runs tasks and returns turbo's exit code. */
async function turbo(tasks: readonly string[], browsers: Browsers): Promise<number | null> {
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

/** One task in turbo's summary of a run. */
interface TaskRun {
  /** The package and the task: "@vitrine/schema#test". */
  readonly taskId: string;
  readonly task: string;
  /** The package's folder under the workspace. */
  readonly directory: string;
  readonly command: string;
  readonly cache: { readonly status: string };
  readonly execution?: { readonly exitCode: number | null };
}

/** Reads the tasks that turbo ran from its summaries, of which both have the build. */
function readSummaries(folder: string): TaskRun[] {
  const files = readdirSync(folder);
  if (files.length < 2) throw new Error("turbo wrote no summary of a run.");
  const tasks = files.flatMap((file) => readJson<{ tasks: TaskRun[] }>(join(folder, file)).tasks);
  const ran = tasks.filter(({ command }) => command !== "<NONEXISTENT>");
  return [...new Map(ran.map((task) => [task.taskId, task])).values()];
}

/** The parts of Vitest's and Playwright's JSON reports that are read here. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/**
 * Counts a task: a test task by the tests that its runner reported, any other as one check. A failed test
 * task without a failed test (it crashed, or ran none) counts as one failure.
 */
function countTask({ task, directory, execution }: TaskRun): { passed: number; failed: number } {
  const isGood = execution?.exitCode === 0;
  if (!task.startsWith("test")) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const name = task === "test:browser" ? "browser-results.json" : "test-results.json";
  const report = join(paths.workspace, directory, name);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests = 0, numFailedTests = 0, stats } = readJson<Report>(report);
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats === undefined ? numFailedTests : stats.unexpected + stats.flaky;
  return { passed, failed: !isGood && failed === 0 ? 1 : failed };
}

const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Shape;

try {
  process.exitCode = await test();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
