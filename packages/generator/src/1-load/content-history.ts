import { spawnSync } from "node:child_process";

/** The day (W3C date) of each content file's last change, by its path under the content folder. */
export type ContentHistory = ReadonlyMap<string, string>;

/** Runs git in the content folder and returns its output; undefined if git fails. */
export type RunGit = (...args: readonly string[]) => string | undefined;

/** Makes git print accents in paths as they are. */
const AS_TYPED = ["-c", "core.quotePath=false"];
/** Limits a command to the content folder, and its paths to those below it. */
const HERE = ["--relative", "--", "."];
/** Each commit, newest first, is NUL, day, parents; then a line for each file with its status. */
const LOG = [...AS_TYPED, "log", "--format=%x00%cs %P", "--name-status", "--no-renames", ...HERE];
const UNCOMMITTED = [...AS_TYPED, "diff", "HEAD", "--name-only", ...HERE];

/**
 * Asks git when each content file last changed. A file gets no date where the date would be a guess. That is
 * so without a repository, for uncommitted changes, and before the first commit of a shallow history.
 */
export function contentHistory(git: RunGit): ContentHistory {
  const log = git(...LOG);
  const uncommitted = git(...UNCOMMITTED);
  if (log === undefined || uncommitted === undefined) return new Map();
  const isShallow = git("rev-parse", "--is-shallow-repository")?.trim() !== "false";
  const seen = new Set(uncommitted.split("\n"));
  const days = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...lines] = commit.split("\n");
    const [day = "", parents = ""] = head.split(" ");
    // At the first commit of a shallow history, git lists every file as added.
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

/** Gives a function that runs this machine's git in a folder. */
export const gitIn =
  (cwd: string): RunGit =>
  (...args) => {
    const { status, stdout } = spawnSync("git", args, {
      cwd,
      encoding: "utf8",
      maxBuffer: 1 << 30,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return status === 0 ? stdout : undefined;
  };
