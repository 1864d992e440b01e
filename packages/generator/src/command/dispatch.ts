import { existsSync } from "node:fs";
import type { ExitCode } from "./command-port.ts";
import { createContent } from "./create-content.ts";
import { createSite } from "./create-site.ts";
import { explainCode, explainRoute } from "./explain.ts";
import { UsageError } from "./parse-arguments.ts";
import type { Run } from "./run.ts";
import { planSite, runStages } from "./run-stages.ts";

/** Runs the function of a run's command. */
export async function dispatch(run: Run): Promise<ExitCode> {
  const { args } = run;
  if (args.command === "explain" && !args.subject.startsWith("/")) return explainCode(args.subject, run);
  if (args.command === "new" && args.kind === "site") return createSite(args, run);
  const { contentDir } = run.folders;
  if (!existsSync(contentDir)) throw new UsageError(`There is no content folder at ${contentDir}.`);
  if (args.command === "new") return createContent(args, run);
  if (args.command === "explain") return explainRoute(args.subject, await planSite(run), run);
  return runStages({ ...run, args });
}
