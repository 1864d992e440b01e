import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyWorkspace } from "@vitrine/bench/copy-workspace";
import { type Random, randomFrom } from "@vitrine/bench/random";
import { paths } from "@vitrine/site/paths";
import { pageDataBuilder } from "./page-data-builder.ts";
import { editContent, type EditedContent, mendAll } from "./content-edits.ts";
import {
  type Builder,
  bytesOf,
  differences,
  freshCache,
  type Places,
  type Run,
  runBuild,
} from "./site-runs.ts";
import { type SoakOptions, type SoakResult } from "./soak-options.ts";

/** Of a hundred sequences, how many change a template first: bundling is slow. */
const TEMPLATES_PERCENT = 15;
const MOST_EDITS = 3;

/**
 * Edits content, templates, settings and the output at random, builds after each edit with what the builds before
 * it left, and after each sequence holds output and diagnostics to those of a build that knows nothing.
 */
export async function soakIncremental(options: SoakOptions): Promise<SoakResult> {
  const { folder, count, seed, say } = options;
  const random = randomFrom(seed);
  const soak = await start(folder, options.renders !== false);
  const failures: string[] = [];
  const figures = { sequences: 0, edits: 0, good: 0, withErrors: 0, templates: 0 };
  for (let sequence = 1; sequence <= count && !options.isOver?.(); sequence++) {
    const done: string[] = [];
    const changesTemplates = options.renders !== false && random.below(100) < TEMPLATES_PERCENT;
    if (changesTemplates) done.push(soak.changeTemplate(random));
    const edits = 1 + random.below(MOST_EDITS);
    for (let i = 0; i < edits; i++) {
      done.push(soak.edit(random));
      // Two edits may also come between two builds.
      if (i === edits - 1 || random.below(2) === 0) await soak.build();
    }
    const wrong = await soak.compare(changesTemplates);
    figures.sequences++;
    figures.edits += done.length;
    figures.templates += Number(changesTemplates);
    figures[soak.isGood() ? "good" : "withErrors"]++;
    if (wrong.length > 0) failures.push(`sequence ${sequence}: ${done.join("; ")}\n  ${wrong.join("\n  ")}`);
    if (wrong.length > 0) say(failures.at(-1) ?? "");
    if (sequence % 10 === 0) say(`  ${sequence} sequences: ${JSON.stringify(figures)}`);
  }
  return { figures, failures };
}

async function start(folder: string, renders: boolean) {
  const workspace = join(folder, "workspace");
  const original = join(folder, "original");
  cpSync(paths.content, original, { recursive: true });
  // A build that knows nothing has nothing of earlier ones to keep.
  const site = join(original, "site.yaml");
  writeFileSync(
    site,
    readFileSync(site, "utf8").replace("\nhosting:\n", "\nhosting:\n  previousBuilds: 0\n"),
  );
  const content: EditedContent = { folder: join(folder, "content"), original };
  cpSync(original, content.folder, { recursive: true });
  const build = renders ? await builderIn(workspace) : pageDataBuilder();
  const places = placesIn(folder, "incremental");
  const clean = placesIn(folder, "clean");
  let builder: Builder = { build, settings: {}, code: "0" };
  let last: Run = await runBuild(places, builder);
  /** The output as the last build found it. */
  let before = bytesOf(places.outDir);
  /** Bundles made by a build that knew nothing. */
  const bundles = join(folder, "bundles");
  freshCache(bundles, places.cacheDir);
  return {
    isGood: () => last.code === 0,
    async build() {
      before = bytesOf(places.outDir);
      last = await runBuild(places, builder);
    },
    edit(random: Random): string {
      if (random.below(20) === 0) {
        const settings = { VITRINE_SITE_URL: `https://${random.pick(["a", "b"])}.example` };
        builder = { ...builder, settings: random.below(2) === 0 ? {} : settings };
        return `settings ${JSON.stringify(builder.settings)}`;
      }
      if (random.below(20) === 0 && last.code === 0) return tamper(places.outDir, random);
      // Mistakes pile up: without this, most sequences would end in errors and compare no output.
      if (last.code !== 0 && random.below(2) === 0) return mendAll(content);
      return editContent(content, random);
    },
    changeTemplate(random: Random): string {
      const changed = changeTemplate(workspace, random);
      builder = { ...builder, code: `${Number(builder.code) + 1}` };
      return changed;
    },
    /** What differs between the last build and one that knows nothing. */
    async compare(bundlesAnew: boolean): Promise<string[]> {
      rmSync(clean.outDir, { recursive: true, force: true });
      freshCache(clean.cacheDir, bundles);
      if (bundlesAnew) rmSync(join(clean.cacheDir, "bundle"), { recursive: true });
      const expected = await runBuild(clean, builder);
      if (bundlesAnew && expected.code === 0) freshCache(bundles, clean.cacheDir);
      const output = expected.code === 0 ? bytesOf(clean.outDir) : before;
      return [
        ...(last.code === expected.code ? [] : [`exit code ${last.code} instead of ${expected.code}`]),
        ...(last.said === expected.said ? [] : [`says ${last.said}\n  instead of ${expected.said}`]),
        ...differences(bytesOf(places.outDir), output),
      ];
    },
  };
}

/** The site's own builder, with templates that can be changed. */
async function builderIn(workspace: string): Promise<Builder["build"]> {
  copyWorkspace(paths.workspace, workspace);
  const address = pathToFileURL(join(workspace, "apps/site/build-this-site.ts")).href;
  const { buildThisSite } = (await import(address)) as { buildThisSite: Builder["build"] };
  return buildThisSite;
}

const placesIn = (folder: string, name: string): Places => ({
  contentDir: join(folder, "content"),
  outDir: join(folder, name, "out"),
  cacheDir: join(folder, name, "cache"),
});

/** Someone removes a file of the output, or leaves one there. */
function tamper(outDir: string, random: Random): string {
  const file = random.pick([...(bytesOf(outDir)?.keys() ?? [])].sort());
  if (random.below(2) === 0) {
    rmSync(join(outDir, file));
    return `${file} of the output removed`;
  }
  writeFileSync(join(outDir, "stray.html"), "left here");
  return "a stray file in the output";
}

/** Changes a stylesheet, or a template's markup. */
function changeTemplate(workspace: string, random: Random): string {
  const source = join(workspace, "packages/ui/src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).sort();
  const isStyle = random.below(2) === 0;
  const path = random.pick(
    files.filter((file) =>
      isStyle ? file.endsWith(".css") : /^(components|sections|templates)\/[^.]*\.tsx$/.test(file),
    ),
  );
  const text = readFileSync(join(source, path), "utf8");
  const changed = isStyle
    ? `${text}\n:root { --soak: ${random.below(1000)}px; }\n.root { order: ${random.below(9)}; }\n`
    : text.replace(/className=/, `data-soak="${random.below(1000)}" className=`);
  writeFileSync(join(source, path), changed);
  return `template ${path}`;
}
