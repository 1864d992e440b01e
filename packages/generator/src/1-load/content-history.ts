import { spawnSync } from "node:child_process";

/** The day (W3C date) of each content file's last change, by its path under the content folder. */
export type ContentHistory = ReadonlyMap<string, string>;

/** Runs git in the content folder and returns what it prints; undefined where it has no answer. */
export type RunGit = (...args: readonly string[]) => string | undefined;

/** git's own order: newest first; NUL, day, NUL, parents, then a line for each file with what became of it. */
const LOG = ["-c", "core.quotePath=false", "log", "--format=%x00%cs%x00%P", "--name-status", "--no-renames"];

/**
 * Asks git when each content file last changed. A file has no date where that would be a guess: without a
 * repository, when it is changed and not committed, when a shallow history ends before its last change.
 */
export function contentHistory(git: RunGit): ContentHistory {
  const log = git(...LOG, "--relative", "--", ".");
  if (log === undefined) return new Map();
  const uncommitted = git(
    "-c",
    "core.quotePath=false",
    "diff",
    "--name-only",
    "--relative",
    "HEAD",
    "--",
    ".",
  );
  const isShallow = git("rev-parse", "--is-shallow-repository")?.trim() !== "false";
  if (uncommitted === undefined) return new Map();
  const seen = new Set(uncommitted.split("\n"));
  const days = new Map<string, string>();
  const [, ...parts] = log.split("\0");
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [day = "", rest = ""] = parts.slice(i, i + 2);
    const [parents, ...lines] = rest.split("\n");
    // Where a shallow history ends, git shows every file as added by that commit.
    const isKnown = parents !== "" || !isShallow;
    for (const line of lines) {
      const [change, path] = line.split("\t");
      if (path === undefined || seen.has(path)) continue;
      seen.add(path);
      if (isKnown && change !== "D") days.set(path, day);
    }
  }
  return days;
}

/** The git of this machine, in a folder. */
export function gitIn(folder: string): RunGit {
  return (...args) => {
    const { status, stdout } = spawnSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 30,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return status === 0 ? stdout : undefined;
  };
}
