import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { paths } from "./site-paths.ts";

/** A check begins when nothing has been saved for so long: the page that was asked for comes first. */
const AFTER_MS = 1000;

/** What the check is of, and who hears of it. */
export interface CheckPort {
  readonly content: string;
  readonly cache: string;
  /** Told that a check begins: it sees what has been saved until now. */
  began(): void;
  /** Told all that it found. */
  ended(diagnostics: readonly Diagnostic[]): void;
  failed(why: string): void;
}

/** The check of the whole content beside the development server's work. */
export interface DevCheck {
  /** Checks soon; again after the check that is at work. */
  soon(): void;
  close(): void;
}

/**
 * Runs `vitrine check` in a process of its own, which gives back what memory it needed, and at a low priority. It shares
 * its cache with the command, so either finds what the other has looked at.
 */
export function devCheck({ content, cache, began, ended, failed }: CheckPort): DevCheck {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isAtWork = false;
  let isWanted = false;
  async function run(): Promise<void> {
    if (ending.signal.aborted) return;
    isWanted = isAtWork;
    if (isAtWork) return;
    isAtWork = true;
    began();
    try {
      ended(await checked({ content, cache }, ending.signal));
    } catch (error) {
      if (!ending.signal.aborted) failed(error instanceof Error ? error.message : String(error));
    }
    isAtWork = false;
    if (isWanted) soon();
  }
  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), AFTER_MS).unref();
  }
  return {
    soon,
    close() {
      clearTimeout(timer);
      ending.abort();
    },
  };
}

function checked(
  { content, cache }: Pick<CheckPort, "content" | "cache">,
  signal: AbortSignal,
): Promise<readonly Diagnostic[]> {
  // One thread beside the server: each takes more than a hundred megabytes.
  const args = ["check", "--workers", "1", "--format", "json", "--content", content, "--cache", cache];
  const child = spawn(process.execPath, [...process.execArgv, join(paths.app, "vitrine.mjs"), ...args], {
    signal,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => (said[name] += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      // A check that a full disk stopped ends with 1 too, and has reported nothing.
      if ((code !== 0 && code !== 1) || said.stdout === "")
        return reject(new Error(`The check ended with code ${code}. ${said.stderr}`));
      resolve((JSON.parse(said.stdout) as { diagnostics: readonly Diagnostic[] }).diagnostics);
    });
  });
}
