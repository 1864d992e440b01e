// Sends a server a SIGTERM once a process between it and npm has ended. Only the shell gets a signal from npm, and
// a killed process passes none. The server would outlive them and keep its port.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** Time between two looks at the parents. */
const LOOK_MILLISECONDS = 500;

// Worker threads load what their process has loaded.
if (isMainThread) {
  const first = String(parents());
  const looks = setInterval(() => {
    if (String(parents()) === first) return;
    clearInterval(looks);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MILLISECONDS);
  looks.unref();
}

/**
 * Ids of the parent, of its parent, and so on up to npm; without npm, of the parent alone. A system moves the
 * children of an ended process to another parent. One without Linux's `/proc` shows the nearest parent only.
 */
function parents(): number[] {
  const found = [process.ppid];
  try {
    for (let pid = process.ppid; isOfThisScript(pid); found.push(pid)) pid = parentOf(pid);
  } catch {
    // The system has no `/proc`, or the last one found belongs to another user.
  }
  return found;
}

/** npm tells its script to the processes below it. Another npm above it, whose script may end first, has another. */
function isOfThisScript(pid: number): boolean {
  const script = process.env["npm_lifecycle_script"];
  const settings = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  return script !== undefined && settings.includes(`npm_lifecycle_script=${script}`);
}

/** The fourth field of proc_pid_stat(5); the second one, a name in brackets, may have spaces. */
function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  return Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]);
}
