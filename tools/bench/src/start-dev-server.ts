import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf, TICKS } from "./measure-command.ts";

/** A development server that has answered for a page. */
export interface StartedServer {
  readonly address: string;
  /** From the start of the process to the whole answer, in milliseconds. */
  readonly firstAnswer: number;
  /** Processor time until now, in milliseconds. */
  busy(): number;
  /** The most memory that it had at once, without the processes that it started. */
  peakMebibytes(): number;
  stop(): Promise<void>;
}

/** Starts a development server in a process of its own and asks it for a page. Linux only: see proc(5). */
export async function startDevServer(content: string, cache: string, route: string): Promise<StartedServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "dev-server.ts"), content, cache], {
    stdio: ["ignore", "pipe", "inherit"],
    // As `dev.mjs` does.
    env: { ...process.env, NODE_COMPILE_CACHE: join(cache, "compiled") },
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const address = `http://127.0.0.1:${port.toString().trim()}`;
  await (await fetch(address + route, { headers: { accept: "text/html" } })).text();
  const firstAnswer = performance.now() - started;
  const proc = `/proc/${child.pid}`;
  return {
    address,
    firstAnswer,
    busy() {
      const fields = fieldsOf(`${proc}/stat`);
      return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
    },
    peakMebibytes: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`${proc}/status`, "utf8"))?.[1]) / 1024,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
