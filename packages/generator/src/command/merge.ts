import { resolve } from "node:path";
import { withBuildLock } from "./build-lock.ts";
import { forgetBuild } from "./coming-run.ts";
import { type CommandArguments, UsageError } from "./parse-arguments.ts";
import type { CommandPort, ExitCode } from "./command-port.ts";
import { refuseOutput } from "./run-stages.ts";

/** Joins what shards built. Parts that do not belong together are an error, and nothing is touched then. */
export async function merge(
  args: CommandArguments & { readonly parts: readonly string[] },
  port: Pick<CommandPort, "defaults" | "merge" | "outputProblem" | "print" | "complain" | "signal">,
): Promise<ExitCode> {
  const outDir = resolve(args.outDir ?? port.defaults.outDir);
  const cacheDir = resolve(args.cacheDir ?? port.defaults.cacheDir);
  const join = port.merge;
  if (join === undefined) throw new UsageError("This site can't be merged from parts.");
  const parts = args.parts.map((part) => resolve(part));
  refuseOutput(port, outDir, [port.defaults.contentDir, cacheDir]);
  const { problems, summary } = await withBuildLock({ outDir, cacheDir }, port, async () => {
    // What stands in the folder is no longer what the last build put there.
    forgetBuild({ cacheDir, outDir });
    return join({ parts, outDir, cacheDir });
  });
  for (const problem of problems) port.complain(`${problem}\n`);
  port.print(`${summary}\n`);
  return problems.length === 0 ? 0 : 1;
}
