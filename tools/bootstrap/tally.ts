import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** One task of a turbo run. */
export interface TaskRun {
  /** The package and the task: "@vitrine/schema#test". */
  readonly taskId: string;
  readonly task: string;
  /** The package's folder under the workspace. */
  readonly directory: string;
  readonly cached: boolean;
  readonly exitCode: number;
}

/**
 * Counts a task: a test task by the tests that its runner reported, any other as one check. A failed test
 * task without a failed test (it crashed, or ran none) counts as one failure.
 */
export function countTask({ task, directory, exitCode }: TaskRun, workspace: string): Tally {
  const check = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!task.startsWith("test")) return check;
  const report = join(
    workspace,
    directory,
    task === "test:browser" ? "browser-results.json" : "test-results.json",
  );
  if (!existsSync(report)) return exitCode === 0 ? { passed: 0, failed: 1 } : check;
  const { passed, failed } = readReport(JSON.parse(readFileSync(report, "utf8")) as Report);
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** The parts of Vitest's and Playwright's JSON reports that are read here. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

function readReport({ numPassedTests = 0, numFailedTests = 0, stats }: Report): Tally {
  return stats === undefined
    ? { passed: numPassedTests, failed: numFailedTests }
    : { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
