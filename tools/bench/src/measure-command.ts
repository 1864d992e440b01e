import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";

/** The cost of one command, with all the processes that it started. */
export interface Measured {
  readonly code: number;
  readonly wallSeconds: number;
  /** User and system time. */
  readonly cpuSeconds: number;
  /** The most resident memory of the whole tree in any sample; what two processes share counts twice. */
  readonly peakMebibytes: number;
  /** CPU seconds that the machine spent on anything else meanwhile: how far to trust the wall time. */
  readonly othersCpuSeconds: number;
  readonly output: string;
}

/** Kernel ticks a second and bytes a page, as Linux has them on every usual machine. */
const TICKS = 100;
const PAGE = 4096;
const SAMPLE_MILLISECONDS = 50;

/** Runs a command in a session of its own and measures the tree under it, from /proc (proc(5)): Linux only. */
export async function measureCommand(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env = process.env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Measured> {
  const before = { children: childrenTicks(), machine: machineTicks(), at: performance.now() };
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  let peak = 0;
  const sample = () => (peak = Math.max(peak, residentBytes(child.pid ?? -1)));
  const sampler = setInterval(sample, SAMPLE_MILLISECONDS);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(sampler);
  const cpu = childrenTicks() - before.children;
  return {
    code: code ?? 1,
    wallSeconds: (performance.now() - before.at) / 1000,
    cpuSeconds: cpu / TICKS,
    peakMebibytes: peak / 2 ** 20,
    othersCpuSeconds: Math.max(0, machineTicks() - before.machine - cpu) / TICKS,
    output,
  };
}

/** The fields of a stat file behind the process's name, from the third on. */
export const fieldsOf = (file: string) => {
  const text = readFileSync(file, "latin1");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
};

/** CPU of all processes that this one has started and that have ended, theirs included. */
function childrenTicks(): number {
  const fields = fieldsOf("/proc/self/stat");
  return Number(fields[13]) + Number(fields[14]);
}

function machineTicks(): number {
  const [, ...ticks] = readFileSync("/proc/stat", "latin1").split("\n", 1)[0]?.split(/ +/) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = ticks.map(Number);
  return user + nice + system + irq + softirq;
}

/** Resident memory of every process of a session. */
function residentBytes(session: number): number {
  let bytes = 0;
  for (const process of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = fieldsOf(`/proc/${process}/stat`);
      if (Number(fields[3]) === session) bytes += Number(fields[21]) * PAGE;
    } catch {
      // It ended between the listing and the reading.
    }
  }
  return bytes;
}
