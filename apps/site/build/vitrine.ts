// The `vitrine` command.
import { openRun } from "@vitrine/generator/open-run";
import type { GoodRun } from "@vitrine/generator/command-port";
import { endOnSystemFault } from "@vitrine/generator/system-fault";
import { codeHash, contentCodeHash } from "./code-hash.ts";
import { terminal } from "./terminal.ts";

const argv = process.argv.slice(2);
const at = terminal(process.env);
// A reader may close the pipe early, as `head` does. The run still ends normally, with its exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
try {
  await main();
} catch (error) {
  process.exitCode = endOnSystemFault(error, at.complain);
}

async function main(): Promise<void> {
  let known: string | undefined;
  const code = () => (known ??= codeHash());
  const run = openRun(argv, { ...at, code });
  // The first Ctrl-C stops cleanly; a second one kills the process, as usual.
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  // The site's builder loads slowly, so a run with nothing to do does not import it.
  if (run?.repeat() === true) return;
  const { vitrine } = await import("./vitrine-command.ts");
  let done: GoodRun | undefined;
  process.exitCode = await vitrine(argv, process.env, {
    code: contentCodeHash(),
    signal: stop.signal,
    opened: run?.opened,
    succeeded: (good) => (done = good),
  });
  if (done !== undefined) run?.keep(done);
}
