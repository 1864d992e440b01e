import { statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { inLanguage, type Language, type Words } from "@vitrine/schema/diagnostics/words";
import { emitModules } from "../6-emit/emit-modules.ts";
import { emitSite } from "../6-emit/emit-page.ts";
import { writeModules } from "../6-emit/write-modules.ts";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { inOrder } from "../in-order.ts";
import { buildPlan } from "../build-plan.ts";
import { canWriteIn } from "../store/write-whole.ts";
import { writeContentSchemas } from "../reference/content-schemas.ts";
import { isStoreDamage, openStore, removeStore } from "../store/open-store.ts";
import { addPublished } from "../store/published-routes.ts";
import { writesFiles } from "../shard.ts";
import { withBuildLock } from "./build-lock.ts";
import type { CommandPort, ExitCode, GoodRun, SiteFolders } from "./command-port.ts";
import { corruptPhotos } from "./corrupt-photos.ts";
import { type CommandArguments, type StageCommand, UsageError } from "./parse-arguments.ts";
import { report } from "./report.ts";

type StageArguments = CommandArguments & { command: StageCommand };

/** Runs a `check`, `generate` or `build`. A build takes its folders' locks before it reads the content. */
export function runStages(
  args: StageArguments,
  folders: SiteFolders,
  language: Language,
  port: CommandPort,
): Promise<ExitCode> {
  const { outDir, cacheDir } = folders;
  const complain = (words: Words) => port.complain(`${inLanguage(words, language)}\n`);
  const start = async (prepared?: Promise<void>) => {
    try {
      return await runStagesIn(folders, args, language, port, prepared);
    } catch (error) {
      if (!isStoreDamage(error)) throw error;
      // Without the damaged store, the second attempt inspects everything.
      removeStore(cacheDir);
      const { openedRun: _, succeeded: __, ...alone } = port;
      return runStagesIn(folders, args, language, alone, prepared);
    }
  };
  if (args.command !== "build") return start();
  const problem = port.outputProblem?.(folders);
  if (problem !== undefined) throw new UsageError(problem);
  return withBuildLock({ outDir, cacheDir }, { complain, signal: port.signal }, async () => {
    const prepared = port.prepare?.(cacheDir, port.signal);
    const ended = prepared?.catch(() => undefined);
    try {
      return await start(prepared);
    } finally {
      await ended;
    }
  });
}

async function runStagesIn(
  { contentDir, outDir, cacheDir }: SiteFolders,
  args: StageArguments,
  language: Language,
  port: CommandPort,
  prepared: Promise<void> | undefined,
): Promise<ExitCode> {
  const started = performance.now();
  const only = args.only.map((file) => inContent(file, contentDir));
  const options = {
    contentDir,
    // A build with drafts is for its authors.
    settings: args.drafts ? { ...port.settings, VITRINE_STAGING: "1" } : port.settings,
    release: args.release,
    drafts: args.drafts,
    drawing: port.drawing,
    encoding: port.photos?.encoding,
  };
  const isBuild = args.command === "build";
  const { signal } = port;
  const progress = port.progressIn?.(language);
  if (port.openedRun?.repeat() === true) return 0;
  // A build would have failed at its lock; a check works without a cache.
  const hasCache = canWriteIn(cacheDir);
  if (!hasCache) port.complain(`${inLanguage(nothingKept(cacheDir), language)}\n`);
  const plan = await buildPlan({
    ...options,
    cacheDir,
    outDir,
    code: hasCache ? port.code : undefined,
    opened: port.openedRun?.opened,
    dated: isBuild,
    workers: args.workers,
    prepared,
    signal,
    onProgress: (done, all) => progress?.(CHECKED, done, all),
  });
  if (hasCache) writeContentSchemas(plan, cacheDir);
  const hasErrors = plan.diagnostics.some(isError);
  const photos = writesFiles(args.shard) && !hasErrors ? plan.photos : [];
  const made = isBuild ? await port.photos?.encode(photos, { contentDir, cacheDir, signal }) : undefined;
  const undecodable = corruptPhotos(photos, made?.corrupt ?? new Map(), plan.texts);
  const site = undecodable.length === 0 && !hasErrors ? plan.site : undefined;
  const conclude = async (): Promise<GoodRun | undefined> => {
    const diagnostics = inOrder([...(await plan.compare()), ...undecodable]);
    const pages = diagnostics.some(isError) ? undefined : site?.pages.length;
    report({ diagnostics, texts: plan.texts, pages }, { ...args, only, contentDir, language, started }, port);
    return pages === undefined ? undefined : { diagnostics, pages };
  };
  if (site === undefined || !isBuild) {
    const good = await conclude();
    if (site === undefined || good === undefined) return 1;
    if (args.command === "generate")
      writeModules(join(cacheDir, "modules"), { site: emitSite(site.site), pages: emitModules(site) });
    port.succeeded?.(good);
    return 0;
  }

  const concluded = conclude();
  // Callers await this promise later; ignoring the rejection here prevents Node from exiting.
  concluded.catch(() => undefined);
  const approved = async () => {
    if ((await concluded) === undefined) throw new WrongContent();
  };
  const request = { contentDir, outDir, cacheDir, site, photos, shard: args.shard, workers: args.workers };
  const built = await port
    .build({ ...request, encoded: made?.encoded ?? 0, signal, progress, approved })
    .catch((error: unknown) => {
      if (!(error instanceof WrongContent)) throw error;
    });
  const good = await concluded;
  if (good === undefined || built === undefined) return 1;
  const { failures, summary, sizes } = built;

  for (const failure of failures) port.complain(failure);
  if (args.format === "text") port.print(`${inLanguage(summary, language)}\n`);
  if (failures.length > 0) return 1;
  const { store } = port.openedRun?.opened ?? { store: openStore(cacheDir) };
  const routes = site.pages.map(({ route }) => route);
  addPublished(store, { cacheDir, outDir }, routes);
  port.succeeded?.({ ...good, sizes });
  return 0;
}

/** Ends a build whose content has errors. */
class WrongContent extends Error {
  override readonly name = "WrongContent";
}

const CHECKED: Words = { en: "Checked", fr: "Vérification" };

const nothingKept = (cacheDir: string): Words => ({
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
  if (path === "" || path.startsWith("../")) throw new UsageError(`There is no content file "${file}".`);
  return path;
}
