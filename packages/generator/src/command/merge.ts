import { resolve } from "node:path";
import { forgetBuild } from "./coming-run.ts";
import { type CommandArguments, UsageError } from "./parse-arguments.ts";
import type { CommandPort, ExitCode } from "./command-port.ts";

/** Joins what shards built. Parts that do not belong together are an error, and nothing is touched then. */
export function merge(
  args: CommandArguments & { readonly parts: readonly string[] },
  port: Pick<CommandPort, "defaults" | "merge" | "print" | "complain">,
): ExitCode {
  const outDir = resolve(args.outDir ?? port.defaults.outDir);
  const cacheDir = resolve(args.cacheDir ?? port.defaults.cacheDir);
  if (port.merge === undefined) throw new UsageError("This site can't be merged from parts.");
  // What stands in the folder is no longer what the last build put there.
  forgetBuild({ cacheDir, outDir });
  const { problems, summary } = port.merge({
    parts: args.parts.map((part) => resolve(part)),
    outDir,
    cacheDir,
  });
  for (const problem of problems) port.complain(`${problem}\n`);
  port.print(`${summary}\n`);
  return problems.length === 0 ? 0 : 1;
}
