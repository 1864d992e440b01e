// The `vitrine` command; `vitrine.mjs` starts it.
import { comingRun } from "@vitrine/generator/coming-run";
import type { GoodRun } from "@vitrine/generator/run-command";
import { endOnSystemFault } from "@vitrine/generator/system-fault";
import { codeHash } from "./code-hash.ts";
import { loadCommand } from "./load-command.ts";
import { terminal } from "./terminal.ts";

const argv = process.argv.slice(2);
const at = terminal(process.env);
try {
  await main();
} catch (error) {
  process.exitCode = endOnSystemFault(error, at.complain);
}

async function main(): Promise<void> {
  const code = codeHash();
  const run = await comingRun(argv, { ...at, code });
  if (run?.repeat() === true) return;
  // The first Ctrl-C stops cleanly; a second one, as ever, at once.
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  // What makes a site is slow to load: a run with nothing to do does without it.
  const { vitrine } = await loadCommand(code, stop.signal);
  let done: GoodRun | undefined;
  process.exitCode = await vitrine(argv, process.env, {
    code,
    signal: stop.signal,
    isLast: true,
    ...(run && { hashes: run.hashes }),
    succeeded: (good) => (done = good),
  });
  if (done !== undefined) await run?.keep(done);
}
