import { statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { inLanguage, type Words } from "@vitrine/schema/diagnostics/words";
import { emitModules, writeModules } from "../6-emit/emit-modules.ts";
import { emitSite } from "../6-emit/emit-page.ts";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { mergeDiagnostics } from "../merge-diagnostics.ts";
import { buildPlan } from "../build-plan.ts";
import type { Plan } from "../plan.ts";
import { canWriteIn } from "../files/write-whole.ts";
import { writeContentSchemas } from "../reference/content-schemas.ts";
import { openStore } from "../store/open-store.ts";
import { addPublished } from "../store/published-routes.ts";
import { writesFiles } from "../shard.ts";
import { withBuildLock } from "./build-lock.ts";
import type { BuildRequest, ExitCode } from "./command-port.ts";
import { corruptPhotos } from "./corrupt-photos.ts";
import type { GoodRun } from "./last-run.ts";
import { type StageArguments, UsageError } from "./parse-arguments.ts";
import { printError, type Run } from "./run.ts";
import { report } from "./report.ts";

type StageRun = Run<StageArguments>;

/** Runs a `check`, `generate` or `build`. A build takes its folders' locks before it reads the content. */
export function runStages(run: StageRun): Promise<ExitCode> {
  const { args, folders, port } = run;
  const { outDir, cacheDir } = folders;
  if (args.command !== "build") return runOnce(run);
  const problem = port.outputProblem?.(folders);
  if (problem !== undefined) throw new UsageError(problem);
  return withBuildLock(
    { outDir, cacheDir },
    { printError: (words) => printError(run, words), signal: port.signal },
    async () => {
      const prepared = port.prepare?.(cacheDir);
      const ended = prepared?.catch(() => undefined);
      try {
        return await runOnce(run, prepared);
      } finally {
        await ended;
      }
    },
  );
}

async function runOnce(run: StageRun, prepared?: Promise<void>): Promise<ExitCode> {
  const { args, folders } = run;
  const { contentDir, cacheDir } = folders;
  const started = performance.now();
  const only = args.only.map((file) => inContent(file, contentDir));

  const plan = await planSite(run, prepared);
  const milliseconds = performance.now() - started;
  const encoded = await encodePhotos(run, plan);
  const diagnostics = mergeDiagnostics([...plan.diagnostics, ...encoded.undecodable]);
  const site = diagnostics.some(isError) ? undefined : plan.site;
  const pages = site?.pages.length;
  report({ milliseconds, diagnostics, texts: plan.texts, pages, only }, run);
  if (site === undefined) return 1;
  const good = { diagnostics, pages: site.pages.length };
  if (args.command === "build") return buildPages(run, { site, ...encoded }, good);
  if (args.command === "generate")
    writeModules(join(cacheDir, "modules"), emitSite(site.model), emitModules(site));
  run.last?.replace(good);
  return 0;
}

/** Checks the content and plans its pages; the schemas for editors are written on the way. */
export async function planSite(run: Run, prepared?: Promise<void>): Promise<Plan> {
  const { args, folders, language, port } = run;
  const { cacheDir } = folders;
  const progress = port.progressIn?.(language);
  // A build would have failed at its lock; a check works without a cache.
  const hasCache = canWriteIn(cacheDir);
  if (!hasCache) printError(run, noCacheWritten(cacheDir));
  const plan = await buildPlan({
    ...folders,
    // A build with drafts is for its authors.
    settings: args.drafts ? { ...port.settings, VITRINE_STAGING: "1" } : port.settings,
    release: args.release,
    drafts: args.drafts,
    drawing: port.drawing,
    encoding: port.photos?.encoding,
    code: hasCache ? port.code?.() : undefined,
    files: run.last?.files,
    dated: args.command === "build",
    workers: args.workers,
    prepared,
    signal: port.signal,
    onProgress: (done, all) => progress?.(CHECKED, done, all),
  });
  if (hasCache) writeContentSchemas(plan, cacheDir);
  return plan;
}

/** Encodes the photos for a build, unless the content has an error. */
async function encodePhotos({ args, folders, port }: StageRun, { diagnostics, photos: all, texts }: Plan) {
  const photos = writesFiles(args.shard) && !diagnostics.some(isError) ? all : [];
  const isBuild = args.command === "build";
  const made = isBuild ? await port.photos?.encode(photos, { ...folders, signal: port.signal }) : undefined;
  const undecodable = corruptPhotos(photos, made?.corrupt ?? new Map(), texts);
  return { photos, encoded: made?.encoded ?? 0, undecodable };
}

async function buildPages(
  { args, folders, language, port, last }: StageRun,
  checked: Pick<BuildRequest, "site" | "photos" | "encoded">,
  good: GoodRun,
): Promise<ExitCode> {
  const { format, shard, workers } = args;
  const progress = port.progressIn?.(language);
  const request = { ...folders, ...checked, shard, workers, signal: port.signal, progress };
  const { failures, summary, sizes } = await port.build(request);
  for (const failure of failures) port.printError(failure);
  if (format === "text") port.print(`${inLanguage(summary, language)}\n`);
  if (failures.length > 0) return 1;
  const store = last?.files.store ?? openStore(folders.cacheDir);
  const routes = checked.site.pages.map(({ route }) => route);
  addPublished(store, folders, routes);
  last?.replace({ ...good, sizes });
  return 0;
}

const CHECKED: Words = { en: "Checked", fr: "Vérification" };

const noCacheWritten = (cacheDir: string): Words => ({
  en: `Nothing can be kept in ${cacheDir}: the next run will look at everything again.`,
  fr: `Rien ne peut être gardé dans ${cacheDir} : la prochaine fois, tout sera revérifié.`,
});

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Gives the path under the content folder of a file named from the working directory or from that folder. */
function inContent(file: string, contentDir: string): string {
  const place = [resolve(file), join(contentDir, file)].find((path) =>
    statSync(path, { throwIfNoEntry: false })?.isFile(),
  );
  const path = place === undefined ? "" : relative(contentDir, place).split(sep).join("/");
  if (path === "" || path.startsWith("../"))
    throw new UsageError(`There is no content file "${file}": name files, such as zones/clichy.yaml.`);
  return path;
}
