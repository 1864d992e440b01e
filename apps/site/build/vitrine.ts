// The `vitrine` command.
import { vitrine } from "./vitrine-command.ts";

// A reader may close the pipe early, as `head` does. The run still ends normally, with its exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
// The first Ctrl-C stops cleanly; a second one kills the process, as usual.
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
process.exitCode = await vitrine(process.argv.slice(2), process.env, stop.signal);
